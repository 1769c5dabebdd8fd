-- What notes are found by, in a table of its own: keys are made after a note is kept, and its row is not written again for
-- them. Rows are not compressed, as most searches look through some.
create table note_keys (
  user_id uuid not null,
  note_id uuid not null,
  keys tsvector not null,
  primary key (user_id, note_id),
  foreign key (user_id, note_id) references notes on delete cascade
) with (toast_tuple_target = 8160);
alter table note_keys alter keys set storage external;

-- A key began with the person and the week in which the note was made, and now begins with the person and eight weeks.
insert into note_keys (user_id, note_id, keys)
select user_id, id, coalesce((
    select string_agg(concat(
      '''', replace(replace(concat(left(lexeme, 7), period, substr(lexeme, 8 + length(week))), '\', '\\'), '''', ''''''),
      ''':', array_to_string(positions, ',')), ' ')
    from unnest(search_keys)), '')::tsvector
from (
  select user_id, id, search_keys, floor(extract(epoch from created_at) / 604800)::int::text as week,
    floor(extract(epoch from created_at) / 4838400)::int::text as period
  from notes where search_keys is not null) indexed;
-- Keys of a batch of notes are written to the list of pending ones and merged from there at once: where one person writes
-- much, notes share most of their words. Every search of everybody reads through that list, so none is left behind.
create index note_keys_search on note_keys using gin (keys);

-- Notes whose keys are still to be made. Those of '-infinity' are made by whoever comes first: the server that wrote the
-- note, a worker, or the next search of the person, which waits for them.
insert into stale_searches (user_id, note_id, due_at) select user_id, id, '-infinity' from notes where search_keys is null
on conflict (user_id, note_id) do update set due_at = '-infinity';
alter table stale_searches set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

drop trigger notes_redated on notes;
drop function forget_search_keys();
drop index notes_search, notes_unsearchable;
alter table notes drop column search_keys;

-- Their texts are those of the files of functions.
create function await_keys_of_made() returns trigger language plpgsql as 'begin return null; end';
create function await_keys_of_reworded() returns trigger language plpgsql as 'begin return null; end';
create trigger notes_made after insert on notes
  referencing new table as made for each statement execute function await_keys_of_made();
create trigger notes_reworded after update of title, plain_text, location, created_at on notes for each row
  when ((old.title, old.plain_text, old.location, old.created_at)
    is distinct from (new.title, new.plain_text, new.location, new.created_at))
  execute function await_keys_of_reworded();
