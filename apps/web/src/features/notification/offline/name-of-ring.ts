/** The fields that notification and push have in common. */
type Ring = { note: { _id: string }; occurrenceAt: string; remindBefore?: boolean };

/** Names one ring of a note. The page's own ring, the server's notification and its push have the same name. */
export const nameOfRing = ({ note, occurrenceAt, remindBefore }: Ring): string =>
  `${note._id} ${new Date(occurrenceAt).toISOString()} ${remindBefore ? 'lead' : 'due'}`;

/** The same of a ring that the server has told of: once it has been taken back, it is told with another time. */
export const nameOfTold = (ring: Ring & { createdAt: string }): string => `${nameOfRing(ring)} ${ring.createdAt}`;

/** Whether a ring of this name, for the time itself, is due only after an instant; rings ahead have no time in theirs. */
export const isDueAfter = (name: string, instant: number): boolean => {
  const [, occurrenceAt = '', kind] = name.split(' ');
  return kind === 'due' && Date.parse(occurrenceAt) > instant;
};

const LOCAL = 'local ';

/** The id of a ring that the server does not have; it is never sent. */
export const toLocalId = (ring: Ring): string => `${LOCAL}${nameOfRing(ring)}`;

export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);
