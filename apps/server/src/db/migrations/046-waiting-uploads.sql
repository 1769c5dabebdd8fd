-- The size of an upload that is stored and no media item yet: it counts as used space until then.
alter table unclaimed_objects add column bytes bigint not null default 0;
