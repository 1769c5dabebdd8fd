-- Processor time that the caged readers of an import have taken.
alter table imports add column reader_ms integer not null default 0;
