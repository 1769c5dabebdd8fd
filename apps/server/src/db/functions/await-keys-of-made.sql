-- However a note came here, its keys are still to be made; the next search of the person does not go past it.
create or replace function await_keys_of_made() returns trigger language plpgsql as $$
begin
  insert into stale_searches (user_id, note_id, due_at) select user_id, id, '-infinity' from made;
  return null;
end $$;
