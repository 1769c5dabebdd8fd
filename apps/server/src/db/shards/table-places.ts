import type { Schema } from '../schema.ts';

/**
 * The place of a table's rows in a sharded instance: in the shard of the person that a column names, in every shard alike,
 * or in the shared schema. A transaction that uses shared tables involves a second machine.
 */
type Place = { person: 'id' | 'user_id' } | 'every' | 'shared';

const ofPerson = { person: 'user_id' } as const;

/** The type requires every table to be listed here. */
const tablePlaces = {
  users: { person: 'id' },
  sessions: ofPerson,
  known_devices: ofPerson,
  two_steps: ofPerson,
  recovery_codes: ofPerson,
  passkeys: ofPerson,
  passkey_challenges: 'shared',
  oidc_identities: 'shared',
  oidc_logins: 'shared',
  mailed_tokens: ofPerson,
  throttles: 'shared',
  notes: ofPerson,
  note_versions: ofPerson,
  note_tags: ofPerson,
  page_stamps: ofPerson,
  untagged_notes: ofPerson,
  tag_changes: ofPerson,
  tag_changed_notes: ofPerson,
  comments: ofPerson,
  hidden_memories: ofPerson,
  shares: ofPerson,
  calendar_feeds: ofPerson,
  search_words: ofPerson,
  note_keys: ofPerson,
  stale_searches: ofPerson,
  reminders: ofPerson,
  snoozes: ofPerson,
  push_devices: ofPerson,
  push_tokens: ofPerson,
  webhooks: ofPerson,
  webhook_deliveries: ofPerson,
  notifications: ofPerson,
  media: ofPerson,
  unclaimed_objects: ofPerson,
  stale_kept_bytes: ofPerson,
  imports: ofPerson,
  imported_notes: ofPerson,
  jobs: ofPerson,
  instance_settings: 'every',
  operator_settings: 'shared',
  invitations: 'shared',
  record_entries: 'shared',
} as const satisfies Record<keyof Schema, Place>;

export const placeOf = (table: string): Place => {
  const places: Readonly<Record<string, Place>> = tablePlaces;
  const place = places[table];
  if (!place) throw new Error(`Nobody has said how ${table} is distributed: name it in table-places.ts.`);
  return place;
};
