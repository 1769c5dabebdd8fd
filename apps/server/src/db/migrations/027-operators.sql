-- Who runs the instance, who was let in by whom, who is shut out.
alter table users
  add column is_operator boolean not null default false,
  add column invitation_id uuid,
  add column suspended_at timestamptz(3),
  add column suspended_by text,
  add column deletes_at timestamptz(3),
  -- The day (UTC) on which they were last here; sessions forget it.
  add column last_seen_date date;
update users set last_seen_date = (greatest(last_login_at, (
  select max(last_seen_at) from sessions where user_id = users.id)) at time zone 'UTC')::date;
-- The one rule of who is shut out: whatever opens something asks this column.
alter table users add column is_shut boolean not null
  generated always as (suspended_at is not null or deletes_at is not null) stored;
create index users_operators on users (id) where is_operator;
create index users_shut on users (id) where is_shut;
create index users_by_name on users (lower(first_name || ' ' || last_name) collate "C", id);
create index users_by_since on users (created_at, id);
create index users_by_seen on users (coalesce(last_seen_date, '-infinity'), id);
create index users_invited on users (invitation_id) where invitation_id is not null;

-- What operators decide for everybody: who may sign up.
create table operator_settings (key text primary key, value text not null);
-- The first account of a fresh instance becomes its operator; here there are people already.
insert into operator_settings (key, value) select 'first-account', '' where exists (select from users);

create table invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  places integer not null,
  taken integer not null default 0,
  -- Whom it was mailed to.
  email text,
  created_at timestamptz(3) not null,
  ends_at timestamptz(3) not null
);

-- Who did what. Names are kept as they were then.
create table record_entries (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text not null,
  act text not null,
  by_name text,
  about_id uuid,
  about_name text,
  detail jsonb not null default '{}'
);
create index record_entries_at on record_entries (at desc, id desc);
