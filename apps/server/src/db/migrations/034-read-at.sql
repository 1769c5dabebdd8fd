-- When the readers of an import last took processor time.
alter table imports add column read_at timestamptz;
update imports set read_at = created_at where reader_ms > 0;
