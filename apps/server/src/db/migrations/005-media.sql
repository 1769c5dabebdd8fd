create table media (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- The note that holds it; profile and cover pictures have none.
  note_id uuid,
  position integer not null default 0,
  -- Stands among the text.
  inline boolean not null default false,
  -- image, audio or file
  type text not null,
  name text not null,
  s3_key text not null,
  -- The folder of the stored bytes. A copy of an item shares them.
  object_key text not null,
  size bigint not null,
  content_type text not null,
  width integer,
  height integer,
  placeholder text,
  thumbs jsonb not null default '[]',
  duration double precision,
  peaks smallint[],
  created_at timestamptz(3) not null,
  -- Since when nobody holds it; null while somebody does.
  unclaimed_at timestamptz(3),
  primary key (user_id, id),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index media_note on media (user_id, note_id, position);
create index media_key on media (user_id, s3_key);
create index media_object on media (user_id, object_key);
create index media_unclaimed on media (unclaimed_at) where unclaimed_at is not null;

alter table notes add column media_count integer not null default 0;
alter table users add column profile_media_id uuid, add column cover_media_id uuid;

-- Every key is written here before anything is stored under it, and taken off once a media item vouches for it:
-- whatever crashes in between, no bytes are forgotten.
create table unclaimed_objects (
  user_id uuid not null,
  key text not null,
  content_type text,
  due_at timestamptz(3) not null,
  primary key (user_id, key)
);
create index unclaimed_objects_due on unclaimed_objects (due_at);

-- However an item disappears, with its note or with its person, its bytes are to be removed.
create function discard_media_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_objects (user_id, key, due_at) values (old.user_id, old.object_key, '-infinity')
  on conflict (user_id, key) do update set due_at = '-infinity';
  return null;
end $$;
create trigger media_discarded after delete on media for each row execute function discard_media_bytes();
