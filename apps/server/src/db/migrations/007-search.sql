-- What a note can be found by: a key for each of its words. A key begins with a tag of the person and the week in which
-- the note was made, so that whoever searches reads only what is theirs, and only as many weeks as a page needs. Null: to
-- be made by the worker.
alter table notes drop column search_vector;
alter table notes add column search_keys tsvector;
-- Without a list of pending keys, through which every search of everybody would have to read.
create index notes_search on notes using gin (search_keys) with (fastupdate = off);
create index notes_unsearchable on notes (user_id, id) where search_keys is null;

-- The week is part of the keys.
create function forget_search_keys() returns trigger language plpgsql as $$
begin
  new.search_keys := null;
  return new;
end $$;
create trigger notes_redated before update of created_at on notes
  for each row when (old.created_at is distinct from new.created_at) execute function forget_search_keys();

-- The words that somebody has ever used, to find the one that a mistyped word was meant to be.
create table search_words (
  user_id uuid not null references users on delete cascade,
  word text collate "C" not null,
  primary key (user_id, word)
);
create index search_words_backward on search_words (user_id, reverse(word) collate "C");
