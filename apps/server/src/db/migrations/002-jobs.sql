-- Work to be done later. Claiming a job moves its run_at to the end of the lease, so that a crashed worker's job
-- falls due again by itself. Jobs that concern nobody in particular carry the nil UUID.
create table jobs (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index jobs_due on jobs (run_at) where failed_at is null;

create table instance_settings (
  key text primary key,
  value text not null
);
