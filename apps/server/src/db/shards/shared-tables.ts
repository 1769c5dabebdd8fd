import type pg from 'pg';
import { SHARED_SCHEMA } from './shard.ts';

/**
 * The shared tables. Throttles count addresses as well as people, and names are unique over all shards. These are no
 * migrations: each statement is safe to repeat, and a later one alters existing tables.
 */
const statements = [
  `create table if not exists ${SHARED_SCHEMA}.throttles (bucket text primary key, count integer not null, ends_at timestamptz)`,
  `create index if not exists throttles_ends_at on ${SHARED_SCHEMA}.throttles (ends_at)`,
  // A username or an e-mail address in lower case. Only addresses contain an @.
  `create table if not exists ${SHARED_SCHEMA}.user_names (name text primary key, user_id uuid not null)`,
  `create index if not exists user_names_user_id on ${SHARED_SCHEMA}.user_names (user_id)`,
  `create table if not exists ${SHARED_SCHEMA}.operator_settings (key text primary key, value text not null)`,
  // Like the migration: if there are people already, the next account is not the first.
  `insert into ${SHARED_SCHEMA}.operator_settings (key, value)
   select 'first-account', '' where exists (select from ${SHARED_SCHEMA}.user_names) on conflict (key) do nothing`,
  `create table if not exists ${SHARED_SCHEMA}.invitations (
     id uuid primary key, token_hash bytea not null unique, places integer not null, taken integer not null default 0,
     email text, created_at timestamptz(3) not null, ends_at timestamptz(3) not null)`,
  `create table if not exists ${SHARED_SCHEMA}.passkey_challenges (
     challenge_hash bytea primary key, session_id uuid, ends_at timestamptz(3) not null)`,
  `create index if not exists passkey_challenges_ends_at on ${SHARED_SCHEMA}.passkey_challenges (ends_at)`,
  `create table if not exists ${SHARED_SCHEMA}.oidc_identities (
     issuer text not null, subject text not null, user_id uuid not null, connected_at timestamptz(3) not null,
     last_used_at timestamptz(3), primary key (issuer, subject))`,
  `create unique index if not exists oidc_identities_user_id on ${SHARED_SCHEMA}.oidc_identities (user_id, issuer)`,
  `create table if not exists ${SHARED_SCHEMA}.oidc_logins (
     secret_hash bytea primary key, step text not null check (step in ('asked', 'answered')), sealed bytea not null,
     ends_at timestamptz(3) not null)`,
  `create index if not exists oidc_logins_ends_at on ${SHARED_SCHEMA}.oidc_logins (ends_at)`,
  `create table if not exists ${SHARED_SCHEMA}.record_entries (
     id uuid primary key, at timestamptz(3) not null, kind text not null, act text not null, by_name text, about_id uuid,
     about_name text, detail jsonb not null default '{}')`,
  `create index if not exists record_entries_at on ${SHARED_SCHEMA}.record_entries (at desc, id desc)`,
];

export const makeSharedTables = async (client: pg.ClientBase): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};
