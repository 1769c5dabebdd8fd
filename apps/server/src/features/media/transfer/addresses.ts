import { MEDIA_PATH } from '@pinlife/contract/routes';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { type AddressSigner, addressTimes, signedItem } from '../../../platform/media/media-address.ts';

/** The validity of an upload address. */
export const UPLOAD_SECONDS = 60 * 60;

type UploadAddress = { userId: string; name: string; query: Readonly<Record<string, unknown>> };
type MediaAddress = { userId: string; id: string; query: Readonly<Record<string, unknown>> };

/** The announced type and size of an upload; empty if not announced. */
type Promised = { contentType: string; size: string };

export type MediaAddresses = ReturnType<typeof createMediaAddresses>;

/** Signs and verifies the addresses under which the app receives and serves bytes. */
export const createMediaAddresses = (signers: { read: AddressSigner; write: AddressSigner }, clock: Clock) => {
  const refuseExpired = (expiresAt: string) => {
    if (!/^\d{1,12}$/.test(expiresAt) || Number(expiresAt) * 1000 <= clock.now().getTime()) {
      throw new AppError('address_expired');
    }
  };

  return {
    /** The current values for signing in SQL. */
    signing: (): [Buffer, Buffer, string] => [
      signers.read.innerPad,
      signers.read.outerPad,
      String(addressTimes(clock.now()).expiresAt),
    ],

    formatUpload(
      s3Key: string,
      { contentType = '', size }: { contentType?: string | undefined; size?: number | undefined },
    ): string {
      const expiresAt = String(Math.floor(clock.now().getTime() / 1000) + UPLOAD_SECONDS);
      const length = size === undefined ? '' : String(size);
      const s = signers.write.sign(signedUpload(s3Key, expiresAt, contentType, length));
      return `${MEDIA_PATH}/uploads/${s3Key}?${new URLSearchParams({ e: expiresAt, t: contentType, l: length, s })}`;
    },

    readUpload({ userId, name, query }: UploadAddress): Promised {
      const [e, t, l, s] = [text(query['e']), text(query['t']), text(query['l']), text(query['s'])];
      if (!signers.write.verify(signedUpload(`${userId}/${name}`, e, t, l), s)) throw new AppError('address_expired');
      refuseExpired(e);
      return { contentType: t, size: l };
    },

    /** Returns when the address was signed and when it expires. */
    readMedia({ userId, id, query }: MediaAddress): { signedAt: Date; expiresAt: Date } {
      const [e, s] = [text(query['e']), text(query['s'])];
      if (!signers.read.verify(signedItem(userId, id, e), s)) throw new AppError('address_expired');
      refuseExpired(e);
      const expiresAt = Number(e);
      const { signedAt, expiresAt: newest } = addressTimes(clock.now());
      return {
        signedAt: new Date((signedAt - (newest - expiresAt)) * 1000),
        expiresAt: new Date(expiresAt * 1000),
      };
    },
  };
};

const signedUpload = (s3Key: string, expiresAt: string, contentType: string, size: string): string =>
  JSON.stringify([s3Key, expiresAt, contentType, size]);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
