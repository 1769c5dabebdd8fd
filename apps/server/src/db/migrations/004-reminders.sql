create table reminders (
  user_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  -- As the person set it, with its zone.
  meta jsonb not null,
  -- The next occurrence itself; null when none is left or the note is done or deleted.
  next_at timestamptz(3),
  -- The next ringing: the lead of an occurrence or the occurrence.
  next_fire_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (user_id, id),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index reminders_due on reminders (next_fire_at) where next_fire_at is not null;
create index reminders_note on reminders (user_id, note_id, created_at, id);

-- A notification that was put off rings again, whatever its reminder does meanwhile.
create table snoozes (
  user_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  reminder_id uuid not null,
  fire_at timestamptz(3) not null,
  primary key (user_id, id),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index snoozes_due on snoozes (fire_at);

create table notifications (
  user_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  reminder_id uuid not null,
  -- lead, due or snooze
  kind text not null,
  occurrence_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  primary key (user_id, id),
  -- Whatever crashes, whoever else works: each occurrence rings once for each kind.
  unique (user_id, reminder_id, occurrence_at, kind),
  foreign key (user_id, note_id) references notes on delete cascade
);
create index notifications_list on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
