import { ECDH } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:https';
import type { PushSubscriptionKeys } from '@pinlife/contract/push/schema';
import webPush from 'web-push';
import { PermanentFailure } from '../error/permanent-failure.ts';
import { RetryLater } from '../load/retry-later.ts';
import type { PushSender } from '../push.ts';
import type { VapidKeys } from '../secret/secrets.ts';
import { isPublicHost, lookUpPublic, PrivateAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const HTTPS_PORT = '443';
/** As long as one push service is busy, the others get theirs. */
const SOCKETS_PER_HOST = 8;

type Options = {
  vapid: VapidKeys;
  /** Whom a push service may turn to: an https: or mailto: address. */
  contact: string;
  /** `host:port` of push services that may stand on private addresses. */
  allowHosts: readonly string[];
  /** Certificates to trust beside the usual ones. */
  ca?: string;
};

type Answer = { status: number; retryAfter: string | undefined };

/** Web Push (RFC 8030, 8291, 8292). The library encrypts and signs; where it goes is decided here. */
export const createWebPushSender = ({ vapid, contact, allowHosts, ca }: Options): PushSender => {
  const settings = { keepAlive: true, maxSockets: SOCKETS_PER_HOST, timeout: TIMEOUT_MS, ...(ca && { ca }) };
  const publicAgent = new Agent({ ...settings, lookup: lookUpPublic });
  const allowedAgent = new Agent(settings);

  const findAgent = ({ protocol, hostname, port, username, password }: URL): Agent | null => {
    if (protocol !== 'https:' || username !== '' || password !== '') return null;
    if (allowHosts.includes(`${hostname}:${port || HTTPS_PORT}`)) return allowedAgent;
    return isPublicHost(hostname) ? publicAgent : null;
  };

  return {
    publicKey: vapid.publicKey,

    accepts: ({ endpoint, keys }) => findAgent(new URL(endpoint)) !== null && isPointOfCurve(keys.p256dh),

    async send(subscription, { payload, keepSeconds }, signal) {
      const url = new URL(subscription.endpoint);
      const agent = findAgent(url);
      if (!agent) throw new PermanentFailure(`${url.host} is not a public host.`);
      const { headers, body } = seal(subscription, payload, {
        TTL: keepSeconds,
        urgency: 'high',
        vapidDetails: { subject: contact, ...vapid },
      });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      return judge(await post(url, { method: 'POST', headers, agent, signal: limit }, body), url.host);
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
    // Keys that look right and are none.
    throw new PermanentFailure('The message could not be encrypted for this device.', { cause: error });
  }
};

/** Redirects are not followed: they would lead around the check of the address. */
const post = (url: URL, options: RequestOptions, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.resume();
    });
    call.on('timeout', () => call.destroy(new Error('The push service did not answer in time.')));
    call.on('error', (error) =>
      reject(error instanceof PrivateAddress ? new PermanentFailure(error.message, { cause: error }) : error),
    );
    call.end(body);
  });

const judge = ({ status, retryAfter }: Answer, host: string): 'accepted' | 'gone' => {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  const sentence = `${host} answered ${status}.`;
  if (status === 429 || status >= 500) throw new RetryLater(sentence, readRetryAfter(retryAfter));
  throw new PermanentFailure(sentence);
};

/** Seconds, or a date. */
const readRetryAfter = (text: string | undefined): number => {
  if (text === undefined) return 0;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};
