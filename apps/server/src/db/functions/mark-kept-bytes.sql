-- Marks the stored sum of a person as outdated, in the transaction that changes their media, uploads or imports.
create or replace function mark_kept_bytes() returns trigger language plpgsql as $$
begin
  -- Inserts nothing if the user row is gone.
  insert into stale_kept_bytes (user_id) select id from users where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
