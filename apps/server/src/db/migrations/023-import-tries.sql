-- What reading a file has cost so far, so that one that ends its reader is not taken up for ever.
alter table imports
  -- How often work on it began since it last got further: a worker that ends in good order takes its try back.
  add column tries integer not null default 0,
  -- How often a caged reader ended at which part of the file.
  add column deaths jsonb not null default '{}',
  -- A preview that gave way to somebody else, as far as it is.
  add column preview jsonb;
