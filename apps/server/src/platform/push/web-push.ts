import { ECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@pinlife/contract/push/schema';
import webPush from 'web-push';
import { PermanentFailure } from '../error/permanent-failure.ts';
import { RetryLater } from '../load/retry-later.ts';
import { createGuardedPost, type PostAnswer } from '../outgoing/guarded-post.ts';
import { PrivateAddress } from '../outgoing/public-address.ts';
import type { PushSender } from '../push.ts';
import type { VapidKeys } from '../secret/secrets.ts';

const TIMEOUT_MS = 10_000;
/** Limits connections to each push service, so that a slow one does not block the others. */
const SOCKETS_PER_HOST = 8;

type Options = {
  vapid: VapidKeys;
  /** The contact for operators of push services: an https: or mailto: address. */
  contact: string;
  /** `host:port` of push services that are allowed on private addresses. */
  allowHosts: readonly string[];
  /** Additional CA certificates. */
  ca?: string;
};

/** Web Push (RFC 8030, 8291, 8292). The library encrypts and signs; `guarded-post.ts` checks the address. */
export const createWebPushSender = ({ vapid, contact, allowHosts, ca }: Options): PushSender => {
  const guarded = createGuardedPost({ allowHosts, ca, timeoutMs: TIMEOUT_MS, socketsPerHost: SOCKETS_PER_HOST });

  return {
    publicKey: vapid.publicKey,

    accepts: ({ endpoint, keys }) => guarded.accepts(new URL(endpoint)) && isPointOfCurve(keys.p256dh),

    async send(subscription, { payload, keepSeconds }, signal) {
      const url = new URL(subscription.endpoint);
      const { headers, body } = seal(subscription, payload, {
        TTL: keepSeconds,
        urgency: 'high',
        vapidDetails: { subject: contact, ...vapid },
      });
      const answer = await guarded.post(url, { headers, body, signal }).catch((error: unknown) => {
        throw error instanceof PrivateAddress ? new PermanentFailure(error.message, { cause: error }) : error;
      });
      return judge(answer, url.host);
    },
  };
};

const isPointOfCurve = (key: string): boolean => {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
};

const seal = (subscription: PushSubscriptionKeys, payload: string, options: webPush.RequestOptions) => {
  try {
    return webPush.generateRequestDetails(subscription, payload, options);
  } catch (error) {
    // The keys have the right form but are not valid.
    throw new PermanentFailure('The message could not be encrypted for this device.', { cause: error });
  }
};

const judge = ({ status, retryAfter }: PostAnswer, host: string): 'accepted' | 'gone' => {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  const sentence = `${host} answered ${status}.`;
  if (status === 429 || status >= 500) throw new RetryLater(sentence, readRetryAfter(retryAfter));
  throw new PermanentFailure(sentence);
};

/** The header has seconds or a date. */
const readRetryAfter = (text: string | undefined): number => {
  if (text === undefined) return 0;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};
