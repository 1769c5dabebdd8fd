-- A code of an authenticator app, asked for after the password or pin.
create table two_steps (
  user_id uuid primary key references users on delete cascade,
  -- 160 bits, encrypted with a key that is not in the database.
  sealed_key bytea not null,
  -- null: no code has confirmed it yet, and it is not asked for.
  confirmed_at timestamptz,
  -- The newest time step whose code was accepted: each code works once.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Until then no code is asked for on this device.
alter table known_devices add column trusted_until timestamptz;
