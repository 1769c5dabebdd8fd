/** As a notification has it, and as a push. */
type Ring = { note: { _id: string }; occurrenceAt: string; remindBefore?: boolean };

/** Names one ring of a note, whoever rings: the server's notification and the push of it have the same name. */
export const nameOfRing = ({ note, occurrenceAt, remindBefore }: Ring): string =>
  `${note._id} ${new Date(occurrenceAt).toISOString()} ${remindBefore ? 'lead' : 'due'}`;

const LOCAL = 'local ';

/** The id of a ring that the server has not told of: nothing is sent about it. */
export const toLocalId = (ring: Ring): string => `${LOCAL}${nameOfRing(ring)}`;

export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);
