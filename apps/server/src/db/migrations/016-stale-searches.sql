-- Notes that are found by less than they say: so much hangs on them that the worker makes their keys, once for all that
-- was added in the meantime.
create table stale_searches (
  user_id uuid not null,
  note_id uuid not null,
  due_at timestamptz(3) not null,
  primary key (user_id, note_id),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index stale_searches_due on stale_searches (due_at);
