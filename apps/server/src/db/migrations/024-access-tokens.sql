-- An access token is a session of a script: it has a name, may do less, and does not end later by being used.
alter table sessions
  add column access text not null default 'session' check (access in ('session', 'write', 'read')),
  add column name text not null default '';
