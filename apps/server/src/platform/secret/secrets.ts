import { createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrMake } from '../file/kept-file.ts';

/** Makes keys for single purposes out of the one application secret. */
export type Secrets = {
  key(purpose: string): Buffer;
  /** Tells whether two processes share the secret without revealing it. */
  fingerprint: string;
};

export type VapidKeys = { publicKey: string; privateKey: string };

const KEY_BYTES = 32;
const VAPID_ATTEMPTS = 8;

export const deriveSecrets = (appSecret: string): Secrets => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `pinlife/${purpose}`, KEY_BYTES));
  return { key, fingerprint: createHash('sha256').update(key('fingerprint')).digest('base64url') };
};

/** The configured secret, or one that is made at the first start and kept in the data folder. */
export const loadAppSecret = async (configured: string | undefined, dataDir: string): Promise<string> =>
  configured ?? readOrMake(join(dataDir, 'app-secret'), () => randomBytes(KEY_BYTES).toString('base64url'));

/**
 * The keys by which push services know this server. Made from the application secret, so that all nodes have the same
 * ones: a browser hears only the key that it has subscribed with.
 */
export const deriveVapidKeys = (secrets: Secrets): VapidKeys => {
  const pair = createECDH('prime256v1');
  // Of 2^32 secrets one is no private key of the curve; the next attempt is another one.
  for (let attempt = 1; ; attempt += 1) {
    const privateKey = secrets.key(`vapid/${attempt}`);
    try {
      pair.setPrivateKey(privateKey);
      return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
    } catch (error) {
      if (attempt >= VAPID_ATTEMPTS) throw error;
    }
  }
};
