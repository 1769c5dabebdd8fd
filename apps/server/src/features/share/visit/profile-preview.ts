import { MINUTE_MS } from '@pinlife/contract/durations';
import { PROFILE_PATH, PROFILE_PREVIEW_MINUTES } from '@pinlife/contract/share/limits';
import { type PublicPart, publicParts } from '@pinlife/contract/user/public-profile';
import type { Clock } from '../../../platform/clock.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';

export type ProfilePreviews = ReturnType<typeof createProfilePreviews>;

type Viewed = { userId: string; username: string; shown: readonly PublicPart[] };

/**
 * Signed addresses at which people preview their own profile, also before it is public. A new tab sends no token, so
 * the address is signed; the ticked fields are in it.
 */
export const createProfilePreviews = (signer: AddressSigner, clock: Clock) => ({
  format({ userId, username, shown }: Viewed): string {
    const parts = shown.join('.');
    const expiresAt = String(clock.now().getTime() + PROFILE_PREVIEW_MINUTES * MINUTE_MS);
    const signature = signer.sign(messageOf(userId, parts, expiresAt));
    return `${PROFILE_PATH}/${username}?${new URLSearchParams({ shown: parts, e: expiresAt, s: signature })}`;
  },

  /** The ticked fields of a valid address; null for others. */
  read(userId: string, { shown, e: expiresAt, s: signature }: Readonly<Record<string, unknown>>): PublicPart[] | null {
    const isOurs =
      typeof shown === 'string' &&
      typeof expiresAt === 'string' &&
      typeof signature === 'string' &&
      signer.verify(messageOf(userId, shown, expiresAt), signature);
    if (!isOurs || Number(expiresAt) <= clock.now().getTime()) return null;
    const ticked = shown.split('.');
    return publicParts.filter((part) => ticked.includes(part));
  },
});

const messageOf = (userId: string, parts: string, expiresAt: string) => `${userId}/${parts}/${expiresAt}`;
