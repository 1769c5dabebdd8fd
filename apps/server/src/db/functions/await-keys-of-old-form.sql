-- A version before 022-keys-of-all-times.sql wrote the keys of this note: mark it for indexing again.
create or replace function await_keys_of_old_form() returns trigger language plpgsql as $$
begin
  insert into stale_searches (user_id, note_id, due_at) values (new.user_id, new.note_id, now())
  on conflict (user_id, note_id) do nothing;
  return null;
end $$;
