/** The fields that notification and push have in common. */
type Ring = { note: { _id: string }; occurrenceAt: string; remindBefore?: boolean };

/** Names one ring of a note. The page's own ring, the server's notification and its push have the same name. */
export const nameOfRing = ({ note, occurrenceAt, remindBefore }: Ring): string =>
  `${note._id} ${new Date(occurrenceAt).toISOString()} ${remindBefore ? 'lead' : 'due'}`;

/** The name of a ring of the server. A ring that was taken back and repeated has another `createdAt`. */
export const nameOfServerRing = (ring: Ring & { createdAt: string }): string => `${nameOfRing(ring)} ${ring.createdAt}`;

/** Whether a ring is due after an instant. Always false for leads, whose names do not contain the time of the ring. */
export const isDueAfter = (name: string, instant: number): boolean => {
  const [, occurrenceAt = '', kind] = name.split(' ');
  return kind === 'due' && Date.parse(occurrenceAt) > instant;
};

const LOCAL = 'local ';

/** The id of a ring that the server does not have; it is never sent. */
export const toLocalId = (ring: Ring): string => `${LOCAL}${nameOfRing(ring)}`;

export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);
