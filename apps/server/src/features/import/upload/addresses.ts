import { IMPORT_UPLOAD_HOURS } from '@pinlife/contract/import/limits';
import { IMPORT_UPLOAD_PATH } from '@pinlife/contract/routes';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';

export type UploadAddresses = ReturnType<typeof createUploadAddresses>;

/** The addresses to which the file of an import is sent. Each read of the import gives a new one. */
export const createUploadAddresses = (signer: AddressSigner, clock: Clock) => {
  const message = (userId: string, id: string, expiresAt: string) => `${userId}/${id}/${expiresAt}`;
  return {
    format(userId: string, id: string): string {
      const expiresAt = String(Math.floor(clock.now().getTime() / 1000) + IMPORT_UPLOAD_HOURS * 3600);
      const query = new URLSearchParams({ e: expiresAt, s: signer.sign(message(userId, id, expiresAt)) });
      return `${IMPORT_UPLOAD_PATH}/${userId}/${id}?${query}`;
    },

    /** Throws unless this instance gave the address out, not too long ago. */
    check(userId: string, id: string, { e, s }: Readonly<Record<string, unknown>>): void {
      const isOurs = typeof e === 'string' && typeof s === 'string' && signer.verify(message(userId, id, e), s);
      if (!isOurs || Number(e) * 1000 <= clock.now().getTime()) throw new AppError('address_expired');
    },
  };
};
