-- The session that made the text of the note: its edits that follow each other are one version. null: whatever comes next
-- is an edit of its own.
alter table notes add column edited_by uuid;
-- A restore leaves no such session.
alter table note_versions drop column by_restore;
