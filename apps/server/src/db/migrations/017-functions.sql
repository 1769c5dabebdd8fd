-- Which text of each file of functions this database has. They are applied again when that changes; see functions.ts.
create table applied_functions (
  name text primary key,
  hash text not null
);
