-- Notes that are never shown as a memory.
create table hidden_memories (
  user_id uuid not null,
  note_id uuid not null,
  primary key (user_id, note_id),
  foreign key (user_id, note_id) references notes on delete cascade
);
