-- The week in which a note was made is part of its search keys: with another date they are made anew by the worker.
create or replace function forget_search_keys() returns trigger language plpgsql as $$
begin
  new.search_keys := null;
  return new;
end $$;
