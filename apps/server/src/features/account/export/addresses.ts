import { EXPORT_PATH } from '@pinlife/contract/routes';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';
import type { Person } from '../../../platform/person.ts';

const VALID_SECONDS = 10 * 60;

export type ExportAddresses = ReturnType<typeof createExportAddresses>;

/**
 * A browser saves a large file only from an address, and there it sends no token: the address proves itself. It names the
 * session that asked for it, and is good only as long as that one lives.
 */
export const createExportAddresses = (signer: AddressSigner, clock: Clock) => ({
  format({ userId, sessionId }: Person): string {
    const expiresAt = String(Math.floor(clock.now().getTime() / 1000) + VALID_SECONDS);
    const signature = signer.sign(`${userId}/${sessionId}/${expiresAt}`);
    return `${EXPORT_PATH}/${userId}?${new URLSearchParams({ d: sessionId, e: expiresAt, s: signature })}`;
  },

  /** Whose session asked for it. Throws unless the address was given out by this instance, not too long ago. */
  read(userId: string, { d: sessionId, e: expiresAt, s: signature }: Readonly<Record<string, unknown>>): Person {
    const isOurs =
      typeof sessionId === 'string' &&
      typeof expiresAt === 'string' &&
      typeof signature === 'string' &&
      signer.verify(`${userId}/${sessionId}/${expiresAt}`, signature);
    if (!isOurs || Number(expiresAt) * 1000 <= clock.now().getTime()) throw new AppError('address_expired');
    return { userId, sessionId };
  },
});
