-- The private address at which calendar programs read the reminders of a person. It is kept as a hash, by which it is
-- found, and sealed with a key that is not in the database, so that its owner can copy it again.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null,
  sealed_token bytea not null,
  titles boolean not null,
  -- Raised by each change of what the feed shows.
  revision integer not null default 0,
  changed_at timestamptz(3) not null,
  last_asked_at timestamptz(3)
);
create unique index calendar_feeds_token on calendar_feeds (token_hash);
