-- When a media item is deleted, by any cause, its bytes are listed for removal.
create or replace function discard_media_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_objects (user_id, key, due_at) values (old.user_id, old.object_key, '-infinity')
  on conflict (user_id, key) do update set due_at = '-infinity';
  return null;
end $$;
