-- Operators find people by any part of these words. They are put into small letters once, not by each search.
alter table users add column found_by text collate "C" not null
  generated always as (lower(first_name || ' ' || last_name || ' ' || username || ' ' || email)) stored;
