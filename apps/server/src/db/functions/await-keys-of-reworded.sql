-- A note says something else, or is of another time, which is part of its keys. The row is written even where it waits
-- already: whoever makes its keys at this moment, of what the note said before, is waited for.
create or replace function await_keys_of_reworded() returns trigger language plpgsql as $$
begin
  insert into stale_searches (user_id, note_id, due_at) values (new.user_id, new.id, '-infinity')
  on conflict (user_id, note_id) do update set due_at = '-infinity';
  return null;
end $$;
