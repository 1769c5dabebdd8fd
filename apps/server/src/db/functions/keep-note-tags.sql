-- Updates the rows of note_tags, by which lists are filtered. Notes in the trash have none.
create or replace function keep_note_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from note_tags where user_id = new.user_id and note_id = new.id
      and (new.deleted_at is not null or new.tag_keys is null or tag <> all (string_to_array(new.tag_keys, ' ')));
  end if;
  if new.deleted_at is null and new.tag_keys <> '' then
    insert into note_tags (user_id, note_id, tag, spelling, created_at, reminder, passion, used_at)
    select new.user_id, new.id, given.tag, given.spelling, new.created_at, new.reminder, new.passion, new.updated_at
    from unnest(string_to_array(new.tag_keys, ' '), string_to_array(new.tags, ' ')) given (tag, spelling)
    on conflict (user_id, note_id, tag) do update
    set spelling = excluded.spelling, created_at = excluded.created_at, reminder = excluded.reminder, passion = excluded.passion;
  end if;
  return null;
end $$;
