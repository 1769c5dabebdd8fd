import type { Schema } from './schema.ts';

/**
 * The facts of every table.
 *
 * `owner`: the slice whose repos write it. Others read it or call that slice; `npm run check` enforces this. Foreign keys
 * decide what is deleted together with a row.
 *
 * `rows`: where they lie in a sharded instance. The name of a column: in the shard of the person that it names. `every`: in
 * every shard alike. `shared`: in the shared schema; a transaction that uses it involves a second machine.
 */
const tableFacts = {
  users: { owner: 'user', rows: 'id' },
  stale_kept_bytes: { owner: 'user', rows: 'user_id' },
  sessions: { owner: 'session', rows: 'user_id' },
  known_devices: { owner: 'auth', rows: 'user_id' },
  two_steps: { owner: 'two-step', rows: 'user_id' },
  recovery_codes: { owner: 'two-step', rows: 'user_id' },
  passkeys: { owner: 'passkey', rows: 'user_id' },
  passkey_challenges: { owner: 'passkey', rows: 'shared' },
  oidc_identities: { owner: 'oidc', rows: 'shared' },
  oidc_logins: { owner: 'oidc', rows: 'shared' },
  mailed_tokens: { owner: 'auth', rows: 'user_id' },
  throttles: { owner: 'throttle', rows: 'shared' },
  notes: { owner: 'note', rows: 'user_id' },
  note_versions: { owner: 'note', rows: 'user_id' },
  note_tags: { owner: 'note', rows: 'user_id' },
  page_stamps: { owner: 'note', rows: 'user_id' },
  untagged_notes: { owner: 'note', rows: 'user_id' },
  tag_changes: { owner: 'tag', rows: 'user_id' },
  tag_changed_notes: { owner: 'tag', rows: 'user_id' },
  comments: { owner: 'comment', rows: 'user_id' },
  hidden_memories: { owner: 'memory', rows: 'user_id' },
  shares: { owner: 'share', rows: 'user_id' },
  calendar_feeds: { owner: 'calendar', rows: 'user_id' },
  search_words: { owner: 'search', rows: 'user_id' },
  note_keys: { owner: 'search', rows: 'user_id' },
  stale_searches: { owner: 'search', rows: 'user_id' },
  reminders: { owner: 'reminder', rows: 'user_id' },
  snoozes: { owner: 'reminder', rows: 'user_id' },
  push_devices: { owner: 'push', rows: 'user_id' },
  push_tokens: { owner: 'push', rows: 'user_id' },
  webhooks: { owner: 'webhook', rows: 'user_id' },
  webhook_deliveries: { owner: 'webhook', rows: 'user_id' },
  notifications: { owner: 'notification', rows: 'user_id' },
  media: { owner: 'media', rows: 'user_id' },
  unclaimed_objects: { owner: 'media', rows: 'user_id' },
  imports: { owner: 'import', rows: 'user_id' },
  imported_notes: { owner: 'import', rows: 'user_id' },
  jobs: { owner: 'job', rows: 'user_id' },
  instance_settings: { owner: 'instance', rows: 'every' },
  operator_settings: { owner: 'operator', rows: 'shared' },
  invitations: { owner: 'invitation', rows: 'shared' },
  record_entries: { owner: 'record', rows: 'shared' },
} as const satisfies Record<keyof Schema, TableFacts>;

type RowLocation = 'id' | 'user_id' | 'every' | 'shared';
type TableFacts = { owner: string; rows: RowLocation };

/** The owner of each table. */
export const tableOwners: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tableFacts).map(([table, { owner }]) => [table, owner]),
);

export const getRowLocation = (table: string): RowLocation => {
  const facts: Readonly<Record<string, TableFacts>> = tableFacts;
  const rows = facts[table]?.rows;
  if (!rows) throw new Error(`table-facts.ts does not say where the rows of ${table} lie.`);
  return rows;
};
