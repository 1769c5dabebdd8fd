-- Tags of notes, with blanks between: as they are spelled, and as they are compared. Both are written with the text.
alter table notes add column tags text, add column tag_keys text;

-- The same by tag, for the notes that are not in the trash. Each list has an index in its order.
create table note_tags (
  user_id uuid not null,
  note_id uuid not null,
  tag text collate "C" not null,
  spelling text not null,
  created_at timestamptz(3) not null,
  reminder boolean not null,
  passion boolean not null,
  used_at timestamptz(3) not null,
  primary key (user_id, note_id, tag),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index note_tags_all on note_tags (user_id, tag, created_at desc, note_id desc);
create index note_tags_reminder on note_tags (user_id, tag, created_at desc, note_id desc) where reminder;
create index note_tags_note on note_tags (user_id, tag, created_at desc, note_id desc) where not reminder;
create index note_tags_passion on note_tags (user_id, tag, created_at desc, note_id desc) where passion;

-- The text of the function is that of its file.
create function keep_note_tags() returns trigger language plpgsql as 'begin return null; end';
create trigger notes_tagged after insert on notes for each row
  when (new.tag_keys <> '' and new.deleted_at is null) execute function keep_note_tags();
create trigger notes_retagged after update of tags, tag_keys, reminder, passion, created_at, deleted_at on notes for each row
  when ((old.tag_keys <> '' or new.tag_keys <> '') and
    (old.tags, old.tag_keys, old.reminder, old.passion, old.created_at, old.deleted_at is null)
    is distinct from (new.tags, new.tag_keys, new.reminder, new.passion, new.created_at, new.deleted_at is null))
  execute function keep_note_tags();
-- Searches find notes by their tags. A change of the words themselves marks the note already.
create trigger notes_tags_changed after update of tag_keys on notes for each row
  when (coalesce(old.tag_keys, '') <> coalesce(new.tag_keys, '')
    and (old.title, old.plain_text) is not distinct from (new.title, new.plain_text))
  execute function await_keys_of_reworded();

-- The worker reads the tags of the notes that exist already.
create table untagged_notes (
  user_id uuid not null,
  note_id uuid not null,
  primary key (user_id, note_id),
  foreign key (user_id, note_id) references notes on delete cascade
);
insert into untagged_notes (user_id, note_id) select user_id, id from notes where strpos(title, '#') + strpos(content, '#') > 0;
