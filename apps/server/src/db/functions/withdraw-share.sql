-- When a note is moved to the trash, by any cause, its share link is deleted.
create or replace function withdraw_share() returns trigger language plpgsql as $$
begin
  delete from shares where user_id = new.user_id and note_id = new.id;
  new.shared := false;
  return new;
end $$;
