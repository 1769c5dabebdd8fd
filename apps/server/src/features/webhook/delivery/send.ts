import { createHmac } from 'node:crypto';
import { WEBHOOK_SIGNATURE_HEADER } from '@pinlife/contract/webhook/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { GuardedPost } from '../../../platform/outgoing/guarded-post.ts';
import type { DueDelivery } from '../../../views/webhook-delivery.ts';
import type { WebhookKey } from '../repo.ts';
import { type DeliveryContent, writeJson, writeNtfy } from './body.ts';
import type { WebhookSecrets } from './secrets.ts';

/** The result of a try: a status, or null for no answer. */
export type Attempt = { status: number | null; tookMs: number };

type Dependencies = { outgoing: GuardedPost; secrets: WebhookSecrets; publicUrl: string; clock: Clock };
type Addressed = DeliveryContent & Pick<DueDelivery, 'url' | 'form' | 'sealedSecret'>;

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/**
 * Sends one call. Returns a failure instead of throwing, because a thrown error would be retried for ever. Throws only if
 * aborted.
 */
export const createWebhookSender = ({ outgoing, secrets, publicUrl, clock }: Dependencies) => {
  const root = publicUrl.replace(/\/$/, '');

  const write = (key: WebhookKey, delivery: Addressed) => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'PinLife',
      'x-pinlife-event': delivery.event,
      'x-pinlife-delivery': delivery.id,
    };
    const url = new URL(delivery.url);
    if (delivery.form === 'ntfy') return { headers, ...writeNtfy(delivery, url, root) };
    const body = writeJson(delivery, root);
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const signature = sign(secrets.reveal(key, delivery.sealedSecret), seconds, body);
    return { url, body, headers: { ...headers, [WEBHOOK_SIGNATURE_HEADER]: signature } };
  };

  return async (key: WebhookKey, delivery: Addressed, signal?: AbortSignal): Promise<Attempt> => {
    const written = nullIfThrows(() => write(key, delivery));
    // The secret cannot be decrypted, because the key has changed.
    if (!written) return { status: null, tookMs: 0 };
    const { url, headers, body } = written;
    const length = Buffer.byteLength(body);
    const startedAt = performance.now();
    const call = { headers: { ...headers, 'content-length': length }, body, ...(signal && { signal }) };
    const status = await outgoing.post(url, call).then(
      (answer) => answer.status,
      () => {
        signal?.throwIfAborted();
        return null;
      },
    );
    return { status, tookMs: Math.round(performance.now() - startedAt) };
  };
};

const nullIfThrows = <Result>(act: () => Result): Result | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** The time is signed too, so that a receiver can refuse a replayed call. */
const sign = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
