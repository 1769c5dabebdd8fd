import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import webPush from 'web-push';
import { readOrMake } from './kept-file.ts';

/** Makes keys for single purposes out of the one application secret. */
export type Secrets = {
  key(purpose: string): Buffer;
  /** Tells whether two processes share the secret without revealing it. */
  fingerprint: string;
};

export type VapidKeys = { publicKey: string; privateKey: string };

const KEY_BYTES = 32;

export const deriveSecrets = (appSecret: string): Secrets => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `pinlife/${purpose}`, KEY_BYTES));
  return { key, fingerprint: createHash('sha256').update(key('fingerprint')).digest('base64url') };
};

/** The configured secret, or one that is made at the first start and kept in the data folder. */
export const loadAppSecret = async (configured: string | undefined, dataDir: string): Promise<string> =>
  configured ?? readOrMake(join(dataDir, 'app-secret'), () => randomBytes(KEY_BYTES).toString('base64url'));

/** Likewise the keys by which push services know this server. */
export const loadVapidKeys = async (configured: VapidKeys | undefined, dataDir: string): Promise<VapidKeys> =>
  configured ??
  JSON.parse(await readOrMake(join(dataDir, 'vapid.json'), () => JSON.stringify(webPush.generateVAPIDKeys())));
