-- A reset takes the pin away: there is none until the person sets a new one.
alter table users alter column pin_hash drop not null;

-- People tell the devices that know them by what they are and when they were last used.
alter table known_devices add column user_agent text not null default '', add column last_seen_at timestamptz;
update known_devices set last_seen_at = created_at;
alter table known_devices alter column last_seen_at set not null;

-- The known device that a session was started on. It may be forgotten while the session goes on.
alter table sessions add column device_id uuid;
