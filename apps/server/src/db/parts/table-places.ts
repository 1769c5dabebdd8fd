import type { Schema } from '../schema.ts';

/**
 * Where the rows of a table lie once the people are spread over parts: with the person whom a column names, in every part
 * alike, or outside of all parts. What is shared is reached from each part in the same transaction, and costs it a second
 * machine.
 */
type Place = { person: 'id' | 'user_id' } | 'every' | 'shared';

const ofPerson = { person: 'user_id' } as const;

/** A table that is missing here does not compile: whoever adds one says how it is distributed. */
const tablePlaces = {
  users: { person: 'id' },
  sessions: ofPerson,
  known_devices: ofPerson,
  mailed_tokens: ofPerson,
  throttles: 'shared',
  notes: ofPerson,
  comments: ofPerson,
  hidden_memories: ofPerson,
  shares: ofPerson,
  search_words: ofPerson,
  note_keys: ofPerson,
  stale_searches: ofPerson,
  reminders: ofPerson,
  snoozes: ofPerson,
  push_devices: ofPerson,
  push_tokens: ofPerson,
  notifications: ofPerson,
  media: ofPerson,
  unclaimed_objects: ofPerson,
  imports: ofPerson,
  imported_notes: ofPerson,
  jobs: ofPerson,
  instance_settings: 'every',
} as const satisfies Record<keyof Schema, Place>;

/** The place of a table that the database has told of. */
export const placeOf = (table: string): Place => {
  const places: Readonly<Record<string, Place>> = tablePlaces;
  const place = places[table];
  if (!place) throw new Error(`Nobody has said how ${table} is distributed: name it in table-places.ts.`);
  return place;
};
