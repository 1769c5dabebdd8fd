-- Notes from elsewhere: a file that is sent in parts, looked at, and brought in by the worker.
create table imports (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  filename text not null,
  size bigint not null,
  received bigint not null default 0,
  -- The stored parts in their order, by the last part of their keys.
  parts text[] not null default '{}',
  has_file boolean not null default true,
  state text not null,
  source text,
  -- What was found, and what came in.
  counts jsonb,
  added jsonb,
  choices jsonb,
  -- How many items were looked at: where a worker goes on after a crash; and how many there are.
  position integer not null default 0,
  total integer,
  skipped jsonb not null default '[]',
  kept jsonb not null default '[]',
  labels jsonb not null default '[]',
  samples jsonb not null default '[]',
  error text,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  -- When a worker is to look at it; one that works on it puts this off again and again.
  due_at timestamptz(3),
  -- Of the worker that works on it at this moment.
  lease uuid,
  -- When what waits for the person is given up.
  expires_at timestamptz(3),
  primary key (user_id, id)
);
create index imports_list on imports (user_id, created_at desc, id desc);
create index imports_due on imports (due_at) where due_at is not null;
create index imports_expiring on imports (expires_at) where expires_at is not null;

-- Which notes an import has made. They are remembered beyond their end, so that what was deleted does not come again.
create table imported_notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  import_id uuid not null,
  -- Taken out again by undoing: it may come once more.
  undone boolean not null default false,
  primary key (user_id, id)
);
create index imported_notes_import on imported_notes (user_id, import_id, id);
