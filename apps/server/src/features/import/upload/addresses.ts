import { IMPORT_UPLOAD_HOURS } from '@pinlife/contract/import/limits';
import { IMPORT_UPLOAD_PATH } from '@pinlife/contract/routes';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';
import type { Person } from '../../../platform/person.ts';

export type UploadAddresses = ReturnType<typeof createUploadAddresses>;

/**
 * The signed addresses to which the file of an import is sent. Each read of the import returns a new one. It contains the
 * session, and is invalid once that session has ended.
 */
export const createUploadAddresses = (signer: AddressSigner, clock: Clock) => {
  const message = ({ userId, sessionId }: Person, id: string, expiresAt: string) =>
    `${userId}/${sessionId}/${id}/${expiresAt}`;
  return {
    format(person: Person, id: string): string {
      const expiresAt = String(Math.floor(clock.now().getTime() / 1000) + IMPORT_UPLOAD_HOURS * 3600);
      const signature = signer.sign(message(person, id, expiresAt));
      const query = new URLSearchParams({ d: person.sessionId, e: expiresAt, s: signature });
      return `${IMPORT_UPLOAD_PATH}/${person.userId}/${id}?${query}`;
    },

    /** The session of the address. Throws if the signature is wrong or expired. */
    read(userId: string, id: string, { d: sessionId, e, s }: Readonly<Record<string, unknown>>): Person {
      const isOurs =
        typeof sessionId === 'string' &&
        typeof e === 'string' &&
        typeof s === 'string' &&
        signer.verify(message({ userId, sessionId }, id, e), s);
      if (!isOurs || Number(e) * 1000 <= clock.now().getTime()) throw new AppError('address_expired');
      return { userId, sessionId };
    },
  };
};
