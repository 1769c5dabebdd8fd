-- What a note can be found by: a key for each of its words. A key begins with a tag of the person and the week in which
-- the note was made, so that whoever searches reads only what is theirs, and only as many weeks as a page needs. Null: to
-- be made by the worker.
alter table notes drop column search_vector;
alter table notes add column search_keys tsvector;
-- Without a list of pending keys, through which every search of everybody would have to read.
create index notes_search on notes using gin (search_keys) with (fastupdate = off);
create index notes_unsearchable on notes (user_id, id) where search_keys is null;

-- The words that somebody has ever used, to find the one that a mistyped word was meant to be.
create table search_words (
  user_id uuid not null references users on delete cascade,
  word text collate "C" not null,
  primary key (user_id, word)
);
create index search_words_backward on search_words (user_id, reverse(word) collate "C");
