-- The text or the time of a note changed; both are in its keys. The row is written even if it exists: that waits for a
-- process that is indexing the old text now.
create or replace function await_keys_of_reworded() returns trigger language plpgsql as $$
begin
  insert into stale_searches (user_id, note_id, due_at) values (new.user_id, new.id, '-infinity')
  on conflict (user_id, note_id) do update set due_at = '-infinity';
  return null;
end $$;
