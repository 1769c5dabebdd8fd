import { PASSPHRASE_COOKIE_SECONDS, SHARE_PATH } from '@pinlife/contract/share/limits';
import { readPassphrase } from '@pinlife/contract/share/schema';
import type { Cookie } from '../../../http/handler.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { AddressSigner } from '../../../platform/media/media-address.ts';
import type { PasswordHasher } from '../../../platform/secret/password.ts';
import type { SharedNote } from '../../../views/public-note.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import { passphrasePerAddress, passphrasePerShare } from '../limits.ts';

const COOKIE = 'pl-share';

type Dependencies = {
  hasher: Pick<PasswordHasher, 'verify'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  signer: AddressSigner;
  clock: Clock;
};

export type Passphrases = ReturnType<typeof createPassphrases>;

/** Who may read a share that asks for a passphrase: whoever gave it within the hour, and shows the cookie for it. */
export const createPassphrases = ({ hasher, throttle, signer, clock }: Dependencies) => ({
  isUnlocked(share: SharedNote, hash: string, cookies: Readonly<Record<string, string>>): boolean {
    if (share.passphrase_hash === null) return true;
    const [endsAt = '', signature = ''] = (cookies[COOKIE] ?? '').split('.');
    return signer.verify(messageOf(share, hash, endsAt), signature) && Number(endsAt) > clock.now().getTime();
  },

  /** Counted before it is compared; whoever knows it is given back their try. Throws once there were too many. */
  async check(share: SharedNote, typed: string, address: string): Promise<boolean> {
    const subject = `${share.user_id}/${share.note_id}`;
    const from = addressSubject(address);
    const reservation = await throttle.reserve([
      { limit: passphrasePerAddress, subject: `${subject} ${from}` },
      { limit: passphrasePerShare, subject },
    ]);
    const isRight = await reservation.during(hasher.verify(share.passphrase_hash, readPassphrase(typed), from));
    if (isRight) await reservation.giveBack();
    return isRight;
  },

  /** Good for this path alone, for this passphrase as it was set. */
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

/** A hash has a salt of its own: with a passphrase that is set again, even the same one, older cookies end. */
const messageOf = ({ passphrase_hash }: SharedNote, hash: string, endsAt: string): string =>
  `${hash}/${passphrase_hash}/${endsAt}`;
