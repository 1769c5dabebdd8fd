-- Whose sum is not right. Rows are only added and taken away, so that no upload waits for another one.
create table stale_kept_bytes (user_id uuid not null);
create index stale_kept_bytes_user on stale_kept_bytes (user_id);

-- The text of the function is that of its file. Triggers of rows, as Citus has no transition tables.
create function mark_kept_bytes() returns trigger language plpgsql as 'begin return null; end';
create trigger marks_kept_bytes after insert or delete on media for each row execute function mark_kept_bytes();
create trigger marks_changed_kept_bytes after update of size, preview_bytes, unclaimed_at, is_released on media for each row
  when ((old.unclaimed_at is null or not old.is_released, old.size, old.preview_bytes)
    is distinct from (new.unclaimed_at is null or not new.is_released, new.size, new.preview_bytes))
  execute function mark_kept_bytes();
create trigger marks_added_kept_bytes after insert on unclaimed_objects for each row
  when (new.bytes > 0) execute function mark_kept_bytes();
create trigger marks_removed_kept_bytes after delete on unclaimed_objects for each row
  when (old.bytes > 0) execute function mark_kept_bytes();
create trigger marks_changed_kept_bytes after update of bytes on unclaimed_objects for each row
  when (old.bytes <> new.bytes) execute function mark_kept_bytes();
create trigger marks_kept_bytes after insert or delete or update of size, has_file, state on imports
  for each row execute function mark_kept_bytes();

-- After the triggers, which keep other writers out until the end. The server adds up.
insert into stale_kept_bytes
select user_id from media
union select user_id from unclaimed_objects where bytes > 0
union select user_id from imports;

-- What each person keeps, for the lists and sums of operators. Quotas add the rows up themselves. The last table, as a
-- running upload locks its person after its media.
alter table users add column kept_bytes bigint not null default 0;
create index users_by_space on users (kept_bytes, id);
