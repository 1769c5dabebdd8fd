import { randomBytes } from 'node:crypto';
import type { Seal } from '../../../platform/secret/seal.ts';
import type { WebhookPlace } from '../repo.ts';

const SECRET_BYTES = 24;

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;

/** Secrets that sign calls: shown once, and stored encrypted, as the worker needs them again. */
export const createWebhookSecrets = (seal: Seal) => ({
  create(place: WebhookPlace): { text: string; sealed: Buffer } {
    const text = `plw_${randomBytes(SECRET_BYTES).toString('base64url')}`;
    return { text, sealed: seal.close(Buffer.from(text), nameOf(place)) };
  },
  reveal: (place: WebhookPlace, sealed: Buffer): string => seal.open(sealed, nameOf(place)).toString(),
});

const nameOf = ({ userId, webhookId }: WebhookPlace): string => `webhook ${userId} ${webhookId}`;
