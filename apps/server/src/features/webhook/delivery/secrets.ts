import { randomBytes } from 'node:crypto';
import type { Seal } from '../../../platform/secret/seal.ts';
import type { WebhookKey } from '../repo.ts';

const SECRET_BYTES = 24;

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;

/** Secrets that sign calls: shown once, and stored encrypted, as the worker needs them again. */
export const createWebhookSecrets = (seal: Seal) => ({
  create(key: WebhookKey): { text: string; sealed: Buffer } {
    const text = `plw_${randomBytes(SECRET_BYTES).toString('base64url')}`;
    return { text, sealed: seal.close(Buffer.from(text), sealContext(key)) };
  },
  reveal: (key: WebhookKey, sealed: Buffer): string => seal.open(sealed, sealContext(key)).toString(),
});

const sealContext = ({ userId, webhookId }: WebhookKey): string => `webhook ${userId} ${webhookId}`;
