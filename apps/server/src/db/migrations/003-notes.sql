-- Instants are kept at the precision of the wire, so that a cursor names exactly one place.
create table notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  content text not null,
  -- The content without its markup: what search and previews read.
  plain_text text not null,
  color text not null,
  passion boolean not null,
  location text not null,
  self_note boolean not null,
  -- Whether the note carries reminders.
  reminder boolean not null default false,
  done boolean not null default false,
  edited boolean not null default false,
  version integer not null default 1,
  comment_count integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  -- A search vector holds at most 1 MB; the first 100,000 characters of any language fit.
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', left(plain_text, 100000)), 'B')
  ) stored,
  primary key (user_id, id)
);
create index notes_feed on notes (user_id, created_at desc, id desc) where deleted_at is null;
create index notes_reminder on notes (user_id, created_at desc, id desc) where reminder and deleted_at is null;
create index notes_passion on notes (user_id, created_at desc, id desc) where passion and deleted_at is null;
create index notes_trash on notes (user_id, deleted_at desc, id desc) where deleted_at is not null;
create index notes_purge on notes (deleted_at) where deleted_at is not null;

create table comments (
  user_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  content text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, id),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index comments_note on comments (user_id, note_id, created_at desc, id desc);
