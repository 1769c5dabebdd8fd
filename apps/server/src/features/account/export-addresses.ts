import { EXPORT_PATH } from '@pinlife/contract/account';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AddressSigner } from '../../platform/media-address.ts';

const VALID_SECONDS = 10 * 60;

export type ExportAddresses = ReturnType<typeof createExportAddresses>;

/** A browser saves a large file only from an address, and there it sends no token: the address proves itself. */
export const createExportAddresses = (signer: AddressSigner, clock: Clock) => ({
  format(userId: string): string {
    const expiresAt = String(Math.floor(clock.now().getTime() / 1000) + VALID_SECONDS);
    const query = new URLSearchParams({ e: expiresAt, s: signer.sign(`${userId}/${expiresAt}`) });
    return `${EXPORT_PATH}/${userId}?${query}`;
  },

  /** Throws unless the address was given out by this instance, not too long ago. */
  check(userId: string, { e: expiresAt, s: signature }: Readonly<Record<string, unknown>>): void {
    const isOurs =
      typeof expiresAt === 'string' &&
      typeof signature === 'string' &&
      signer.verify(`${userId}/${expiresAt}`, signature);
    if (!isOurs || Number(expiresAt) * 1000 <= clock.now().getTime()) throw new AppError('address_expired');
  },
});
