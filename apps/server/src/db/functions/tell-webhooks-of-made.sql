-- Queues the deliveries of new notes in their transaction, and wakes the workers. Imports call no webhooks.
create or replace function tell_webhooks_of_made() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (user_id, webhook_id, id, event, note_id, created_at)
  select w.user_id, w.id, gen_random_uuid(), 'note.created', m.id, m.created_at
  from made m join webhooks w on w.user_id = m.user_id
  where w.resting_at is null and 'note.created' = any(w.events)
    and current_setting('pinlife.untold', true) is distinct from 'on';
  if found then
    perform pg_notify(concat(substring(tg_table_schema from '^pinlife_part_.*'), 'work'), '');
  end if;
  return null;
end $$;
