-- A key began with the person and eight weeks of creation, and now begins with the person alone. The worker makes the keys
-- of all notes anew; until then a row has `keys` of the old form, through which searches look one by one. A version
-- before this one that still runs beside it writes the old form, too: such notes wait for new keys again. What serves
-- the old form goes with a later release.
alter table note_keys alter keys drop not null, add column word_keys tsvector, add column created_at timestamptz(3);
alter table note_keys alter word_keys set storage external;
create index note_keys_words on note_keys using gin (word_keys);
create index note_keys_newest on note_keys (user_id, created_at desc, note_id desc);
create index note_keys_old on note_keys (user_id) where keys is not null;
insert into stale_searches (user_id, note_id, due_at) select user_id, note_id, now() from note_keys
on conflict (user_id, note_id) do nothing;
-- Its text is that of the file of functions.
create function await_keys_of_old_form() returns trigger language plpgsql as 'begin return null; end';
create trigger note_keys_old_form after insert or update on note_keys for each row
  when (new.keys is not null) execute function await_keys_of_old_form();
drop function spread_search(text, text, int, int);
