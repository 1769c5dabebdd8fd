create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  pin_hash text not null,
  email_verified_at timestamptz,
  last_login_at timestamptz,
  language text not null,
  timezone text not null,
  profile jsonb not null default '{}',
  preferences jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));

create table sessions (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  is_kept boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, token_hash)
);
create index sessions_expires_at on sessions (expires_at);

create table known_devices (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  secret_hash bytea not null,
  wrong_pins integer not null default 0,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, secret_hash)
);

-- One row per person and purpose: a newer token takes the place of the older.
create table mailed_tokens (
  user_id uuid not null references users on delete cascade,
  purpose text not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

create table throttles (
  bucket text primary key,
  count integer not null,
  ends_at timestamptz
);
create index throttles_ends_at on throttles (ends_at);
