import { PASSPHRASE_COOKIE_SECONDS, SHARE_PATH } from '@pinlife/contract/share/limits';
import { readPassphrase } from '@pinlife/contract/share/schema';
import type { Cookie } from '../../../http/handler.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';
import type { PasswordHasher } from '../../../platform/secret/password.ts';
import type { SharedNote } from '../../../views/public-note.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import { passphraseAtMost, passphraseOfFreshAddress, passphrasePerAddress, passphrasePerShare } from '../limits.ts';

const COOKIE = 'pl-share';

type Dependencies = {
  hasher: Pick<PasswordHasher, 'verify'>;
  throttle: Pick<ThrottleService, 'reserve' | 'refuse'>;
  signer: AddressSigner;
  clock: Clock;
};

export type Passphrases = ReturnType<typeof createPassphrases>;

/** Decides who may read a share with a passphrase: visitors who entered it within the last hour and have the cookie. */
export const createPassphrases = ({ hasher, throttle, signer, clock }: Dependencies) => ({
  isUnlocked(share: SharedNote, hash: string, cookies: Readonly<Record<string, string>>): boolean {
    if (share.passphrase_hash === null) return true;
    const [endsAt = '', signature = ''] = (cookies[COOKIE] ?? '').split('.');
    return signer.verify(messageOf(share, hash, endsAt), signature) && Number(endsAt) > clock.now().getTime();
  },

  /** Throws if no further try is allowed, before the visitor types one. */
  async refuseThrottled({ user_id, note_id }: SharedNote, address: string): Promise<void> {
    const subject = `${user_id}/${note_id}`;
    await throttle.refuse([
      { limit: passphrasePerAddress, subject: `${subject} ${addressSubject(address)}` },
      { limit: passphraseAtMost, subject },
    ]);
  },

  /** Counts the try before comparing, and gives it back if the passphrase is right. Throws after too many. */
  async check(share: SharedNote, typed: string, address: string): Promise<boolean> {
    const subject = `${share.user_id}/${share.note_id}`;
    const from = addressSubject(address);
    const ofShare = { limit: passphrasePerShare, subject };
    const reservation = await throttle.reserve([
      { limit: passphrasePerAddress, subject: `${subject} ${from}` },
      { limit: passphraseAtMost, subject },
      { ...ofShare, isQuiet: true },
      { limit: passphraseOfFreshAddress, subject: `${subject} ${from}`, isQuiet: true },
    ]);
    if (reservation.isFull(passphrasePerShare) && reservation.isFull(passphraseOfFreshAddress)) {
      await reservation.giveBack();
      // Throws with the time to wait.
      await throttle.reserve([ofShare]);
    }
    const isRight = await reservation.during(hasher.verify(share.passphrase_hash, readPassphrase(typed), from));
    if (isRight) await reservation.giveBack();
    return isRight;
  },

  /** Valid for this path and this passphrase. */
  issue(share: SharedNote, hash: string, token: string): Cookie {
    const endsAt = String(clock.now().getTime() + PASSPHRASE_COOKIE_SECONDS * 1000);
    return {
      name: COOKIE,
      value: `${endsAt}.${signer.sign(messageOf(share, hash, endsAt))}`,
      path: `${SHARE_PATH}/${token}`,
      maxAgeSeconds: PASSPHRASE_COOKIE_SECONDS,
    };
  },
});

/** The hash has a random salt, so setting a passphrase again, even the same, ends older cookies. */
const messageOf = ({ passphrase_hash }: SharedNote, hash: string, endsAt: string): string =>
  `${hash}/${passphrase_hash}/${endsAt}`;
