-- Keys of devices (WebAuthn): a login without a name, a password or a code.
create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- As the device names it; the key is public.
  credential_id bytea not null,
  public_key bytea not null,
  -- How often the device says it was used; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  kind text not null check (kind in ('synced', 'device', 'key')),
  name text not null,
  -- The password was reset since the person was shown it.
  is_unreviewed boolean not null default false,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  primary key (user_id, id),
  unique (user_id, credential_id)
);

-- What devices are to sign, once. `session_id`: which session adds a passkey; null: a login.
create table passkey_challenges (
  challenge_hash bytea primary key,
  session_id uuid,
  ends_at timestamptz(3) not null
);
create index passkey_challenges_ends_at on passkey_challenges (ends_at);
