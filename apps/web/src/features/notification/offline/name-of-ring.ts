import type { Notification } from '@pinlife/contract/notification/schema';

type Ring = Pick<Notification, 'note' | 'occurrenceAt' | 'remindBefore'>;

/** Names one ring of a note, whoever rings: the server's notification of it has the same name. */
export const nameOfRing = ({ note, occurrenceAt, remindBefore }: Ring): string =>
  `${note._id} ${new Date(occurrenceAt).toISOString()} ${remindBefore ? 'lead' : 'due'}`;

const LOCAL = 'local ';

/** The id of a ring that the server has not told of: nothing is sent about it. */
export const toLocalId = (ring: Ring): string => `${LOCAL}${nameOfRing(ring)}`;

export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);
