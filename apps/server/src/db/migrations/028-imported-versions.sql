-- With which version a note came: one that has another by now was edited here.
alter table imported_notes add column version integer not null default 1;
