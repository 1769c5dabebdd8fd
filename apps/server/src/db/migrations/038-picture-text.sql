-- The words that were found in a picture; null while they are unknown.
alter table media add column text text,
  add column text_tries smallint not null default 0,
  -- When they are looked for next, or when the lease of whoever does so ends; null: known, or given up.
  add column text_due_at timestamptz(3) default '-infinity';
create index media_unread on media (created_at) where type = 'image' and note_id is not null and text_due_at is not null;
