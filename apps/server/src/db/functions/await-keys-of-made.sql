-- Marks a new note as due for indexing, so that the next search of its person includes it.
create or replace function await_keys_of_made() returns trigger language plpgsql as $$
begin
  insert into stale_searches (user_id, note_id, due_at) select user_id, id, '-infinity' from made;
  return null;
end $$;
