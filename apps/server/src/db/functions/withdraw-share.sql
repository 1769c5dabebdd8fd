-- However a note gets into the trash, its link ends for good.
create or replace function withdraw_share() returns trigger language plpgsql as $$
begin
  delete from shares where user_id = new.user_id and note_id = new.id;
  new.shared := false;
  return new;
end $$;
