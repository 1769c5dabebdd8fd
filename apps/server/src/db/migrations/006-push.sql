-- Browsers that reminders are pushed to.
create table push_devices (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- The session that set it up last. It may expire and the pushes go on; logged out, they end.
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id),
  unique (user_id, endpoint)
);
create index push_devices_endpoint on push_devices (endpoint);

-- Each push carries a token with which that device can answer that notification.
create table push_tokens (
  user_id uuid not null,
  notification_id uuid not null,
  device_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz(3) not null,
  primary key (user_id, notification_id, device_id),
  foreign key (user_id, notification_id) references notifications on delete cascade,
  foreign key (user_id, device_id) references push_devices on delete cascade
);
create index push_tokens_expires_at on push_tokens (expires_at);
