import { createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreate } from '../file/secret-file.ts';

/** Derives keys for single purposes from the application secret. */
export type Secrets = {
  key(purpose: string): Buffer;
  /** Lets processes compare their secret without revealing it. */
  fingerprint: string;
};

export type VapidKeys = { publicKey: string; privateKey: string };

const KEY_BYTES = 32;
const VAPID_ATTEMPTS = 8;

export const deriveSecrets = (appSecret: string): Secrets => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `pinlife/${purpose}`, KEY_BYTES));
  return { key, fingerprint: createHash('sha256').update(key('fingerprint')).digest('base64url') };
};

/** The configured secret, or one that is generated at the first start and stored in the data folder. */
export const loadAppSecret = async (configured: string | undefined, dataDir: string): Promise<string> =>
  configured ?? readOrCreate(join(dataDir, 'app-secret'), () => randomBytes(KEY_BYTES).toString('base64url'));

/**
 * The VAPID keys. They are derived from the application secret so that all nodes have the same: a subscription is bound
 * to its key.
 */
export const deriveVapidKeys = (secrets: Secrets): VapidKeys => {
  const pair = createECDH('prime256v1');
  // One in 2^32 candidates is no valid private key of the curve; then the next is tried.
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
