-- Finds the earliest delivery of each webhook without reading those that wait behind it.
create index webhook_deliveries_waiting on webhook_deliveries (user_id, webhook_id, due_at, created_at, id)
  where due_at is not null;
drop index webhook_deliveries_due;
