import type { Schema } from './schema.ts';

/**
 * The slice whose repos write a table; all others read it, or ask that slice to write. `npm run check` holds everybody to
 * it. What a row takes with it when it is deleted is a matter of the foreign keys.
 */
export const tableOwners = {
  users: 'user',
  sessions: 'session',
  known_devices: 'auth',
  mailed_tokens: 'auth',
  throttles: 'throttle',
  notes: 'note',
  comments: 'comment',
  hidden_memories: 'memory',
  shares: 'share',
  search_words: 'search',
  note_keys: 'search',
  stale_searches: 'search',
  reminders: 'reminder',
  snoozes: 'reminder',
  push_devices: 'push',
  push_tokens: 'push',
  notifications: 'notification',
  media: 'media',
  unclaimed_objects: 'media',
  imports: 'import',
  imported_notes: 'import',
  jobs: 'job',
  instance_settings: 'instance',
} as const satisfies Record<keyof Schema, string>;
