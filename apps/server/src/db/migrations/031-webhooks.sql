-- Addresses of people that are called when something happens.
create table webhooks (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  form text not null,
  with_text boolean not null,
  -- Encrypted with a key that is not in the database.
  sealed_secret bytea not null,
  created_at timestamptz(3) not null,
  last_sent_at timestamptz(3),
  -- Since when it is not called; why; and what was answered last.
  resting_at timestamptz(3),
  rest_reason text,
  rest_status integer,
  -- Until then a worker sends to it. In the past: when it had its last turn.
  turn_ends_at timestamptz not null default '-infinity',
  primary key (user_id, id)
);

create table webhook_deliveries (
  user_id uuid not null,
  webhook_id uuid not null,
  -- Each try carries it, so that a receiver can leave out what it has already.
  id uuid not null,
  event text not null,
  note_id uuid,
  notification_id uuid,
  created_at timestamptz(3) not null,
  -- null: it was sent, or is not tried any more.
  due_at timestamptz(3) default '-infinity',
  tries integer not null default 0,
  is_sent boolean not null default false,
  status integer,
  took_ms integer,
  primary key (user_id, webhook_id, id),
  foreign key (user_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null;

-- Their texts are those of the files of functions.
create function tell_webhooks_of_made() returns trigger language plpgsql as 'begin return null; end';
create function tell_webhooks_of_changed() returns trigger language plpgsql as 'begin return null; end';
create trigger notes_made_told after insert on notes
  referencing new table as made for each statement execute function tell_webhooks_of_made();
create trigger notes_changed_told after update of version, deleted_at on notes for each row
  when (old.version <> new.version or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function tell_webhooks_of_changed();
