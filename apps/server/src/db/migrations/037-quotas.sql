-- How much each person may keep: the number for everybody, one of their own, or as much as there is room for.
alter table users add column quota_kind text not null default 'everybody', add column quota_bytes bigint;

-- What the previews of an item take; nobody knows it of older ones.
alter table media add column preview_bytes bigint not null default 0,
  -- Whether it was used and is no longer. What was just uploaded was not.
  add column is_released boolean not null default false;
