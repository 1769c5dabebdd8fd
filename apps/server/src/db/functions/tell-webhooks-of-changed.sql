-- Queues the deliveries of a note that was edited, moved to the trash, or restored, which counts as an edit. Shards have no
-- triggers of whole statements: there it is called for a new note too.
create or replace function tell_webhooks_of_changed() returns trigger language plpgsql as $$
declare
  told constant text := case
    when tg_op = 'INSERT' then 'note.created' when new.deleted_at is null then 'note.updated' else 'note.deleted' end;
begin
  insert into webhook_deliveries (user_id, webhook_id, id, event, note_id, created_at)
  select user_id, id, gen_random_uuid(), told, new.id, case
    when new.deleted_at is null and old.deleted_at is not null then now() else coalesce(new.deleted_at, new.updated_at) end
  from webhooks
  where user_id = new.user_id and resting_at is null and told = any(events)
    and current_setting('pinlife.untold', true) is distinct from 'on';
  if found then
    perform pg_notify(concat(substring(tg_table_schema from '^pinlife_part_.*'), 'work'), '');
  end if;
  return null;
end $$;
