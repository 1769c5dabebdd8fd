-- Login by another service (OpenID Connect). Accounts that are made by it have no password.
alter table users alter column password_hash drop not null;
-- Whether the session began at the provider: a logout leads there.
alter table sessions add column is_by_oidc boolean not null default false;

-- Who somebody is at a provider. No foreign key: where people are divided into shards, this table is shared by all.
create table oidc_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  connected_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  primary key (issuer, subject)
);
create unique index oidc_identities_user_id on oidc_identities (user_id, issuer);

-- Logins on their way, each bound to a browser by its cookie. Each row is taken once.
create table oidc_logins (
  secret_hash bytea primary key,
  step text not null check (step in ('asked', 'answered')),
  sealed bytea not null,
  ends_at timestamptz(3) not null
);
create index oidc_logins_ends_at on oidc_logins (ends_at);
