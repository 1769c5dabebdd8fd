-- Of the text that the note came with. Its source may know it by a path alone: another text there is another note. null: it
-- has a true id, or came before this was kept.
alter table imported_notes add column digest text;
