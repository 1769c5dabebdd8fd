-- What edits of notes replaced. `version` is the one that the note had.
create table note_versions (
  user_id uuid not null,
  note_id uuid not null,
  version integer not null,
  title text not null,
  content text not null,
  color text not null,
  passion boolean not null,
  location text not null,
  self_note boolean not null,
  -- The grid in its order, and behind it the images among the text.
  media uuid[] not null,
  grid_count integer not null,
  -- As the wire spells them: they are shown, and never ring.
  reminders json not null,
  replaced_at timestamptz(3) not null,
  -- By a version that was restored: later edits are not joined with it.
  by_restore boolean not null,
  primary key (user_id, note_id, version),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index note_versions_replaced on note_versions (replaced_at);

-- The note whose versions alone still show it.
alter table media add column history_note_id uuid,
  add foreign key (user_id, history_note_id) references notes on delete cascade;
create index media_history on media (user_id, history_note_id);

-- Its text is that of the file of functions.
create function drop_version_media() returns trigger language plpgsql as 'begin return null; end';
create trigger version_dropped after delete on note_versions for each row
  when (old.media <> '{}') execute function drop_version_media();
