-- Deletes the media that only a deleted version used.
create or replace function drop_version_media() returns trigger language plpgsql as $$
begin
  delete from media m where m.user_id = old.user_id and m.history_note_id = old.note_id and m.id = any(old.media)
    and not exists (
      select from note_versions v where v.user_id = old.user_id and v.note_id = old.note_id and m.id = any(v.media));
  return null;
end $$;
