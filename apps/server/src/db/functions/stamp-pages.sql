-- Gives the pages of a person another stamp, in the transaction that changes them: once for each person of a transaction. It
-- writes a slot that no other transaction has, and inserts one if there is none, so it never waits.
create or replace function stamp_pages() returns trigger language plpgsql as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
  -- One random number for the transaction. A rollback to a savepoint reverts it together with the rows.
  fresh bigint := nullif(current_setting('pinlife.stamp', true), '');
begin
  if fresh is null then
    fresh := uuid_hash_extended(gen_random_uuid(), 0);
    perform set_config('pinlife.stamp', fresh::text, true);
  elsif exists (select from page_stamps where user_id = person and stamp = fresh) then
    return null;
  end if;
  update page_stamps set stamp = fresh where user_id = person and slot = (
    select slot from page_stamps where user_id = person limit 1 for update skip locked);
  if not found then
    -- Inserts nothing if the user row is gone.
    insert into page_stamps (user_id, slot, stamp) select id, fresh, fresh from users where id = person;
  end if;
  return null;
end $$;
