-- Tags that a person has renamed, merged or removed. `tags` are as they are compared, with blanks between.
create table tag_changes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  tags text not null,
  to_tag text,
  state text not null,
  -- The last note that was looked at.
  after_id uuid,
  changed integer not null default 0,
  left_out integer not null default 0,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index tag_changes_old on tag_changes (created_at);

-- The notes that a change has edited, and their versions before and after.
create table tag_changed_notes (
  user_id uuid not null,
  change_id uuid not null,
  note_id uuid not null,
  version_before integer not null,
  version_after integer not null,
  primary key (user_id, change_id, note_id),
  foreign key (user_id, change_id) references tag_changes on delete cascade,
  foreign key (user_id, note_id) references notes on delete cascade
);
create index tag_changed_notes_note on tag_changed_notes (user_id, note_id);
