-- What a person shows to strangers. The address is kept as a hash, by which it is found, and sealed with a key that is
-- not in the database, so that its owner can copy it again.
create table shares (
  user_id uuid not null,
  note_id uuid not null,
  token_hash bytea not null,
  sealed_token bytea not null,
  -- null: it has no end.
  expires_at timestamptz(3),
  passphrase_hash text,
  show_comments boolean not null,
  -- Since when it stands on the public profile; null: it does not.
  on_profile_at timestamptz(3),
  opened integer not null default 0,
  last_opened_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (user_id, note_id),
  foreign key (user_id, note_id) references notes on delete cascade
);
create unique index shares_token on shares (token_hash);
create index shares_profile on shares (user_id, on_profile_at desc, note_id desc) where on_profile_at is not null;

-- Whether the note is shared, so that its lists need no join.
alter table notes add column shared boolean not null default false;
-- What strangers may see of the person; a field that is missing here is off.
alter table users add column public_profile jsonb not null default '{}';

-- However a note gets into the trash, its link ends for good.
create function withdraw_share() returns trigger language plpgsql as $$
begin
  delete from shares where user_id = new.user_id and note_id = new.id;
  new.shared := false;
  return new;
end $$;
create trigger share_withdrawn before update of deleted_at on notes for each row
  when (old.shared and new.deleted_at is not null) execute function withdraw_share();
