import { EXPORT_PATH } from '@pinlife/contract/routes';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';
import type { Person } from '../../../platform/person.ts';

const VALID_SECONDS = 10 * 60;

export type ExportAddresses = ReturnType<typeof createExportAddresses>;

/**
 * A browser saves a large file only from an address and sends no token with it, so the address is signed. It contains the
 * session, and is invalid once that session has ended.
 */
export const createExportAddresses = (signer: AddressSigner, clock: Clock) => ({
  format({ userId, sessionId }: Person): string {
    const expiresAt = String(Math.floor(clock.now().getTime() / 1000) + VALID_SECONDS);
    const signature = signer.sign(`${userId}/${sessionId}/${expiresAt}`);
    return `${EXPORT_PATH}/${userId}?${new URLSearchParams({ d: sessionId, e: expiresAt, s: signature })}`;
  },

  /** The session of the address. Throws if the signature is wrong or expired. */
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
