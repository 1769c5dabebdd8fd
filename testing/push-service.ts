import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createSelfSigned } from './self-signed.ts';

/** A decrypted push with its headers. */
type ReceivedPush = { text: string; ttlSeconds: number; urgency: string | undefined; serverKey: string };

export type TestBrowser = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The body of `POST /api/notification/token`. */
  token: string;
  received: ReceivedPush[];
  /** Waits for the next push that was not taken yet. */
  take(): Promise<ReceivedPush>;
  /** Sets the answers of the next pushes, one each; later ones are accepted. */
  answerWith(...answers: (number | Answer)[]): void;
  /** The number of pushes, accepted or not. */
  readonly attempts: number;
};

export type TestPushService = {
  origin: string;
  /** The value of `PUSH_ALLOW_HOSTS`. */
  host: string;
  cert: string;
  /** Why something was refused. */
  refusals: string[];
  subscribe(): TestBrowser;
  /** An address for a webhook. It accepts every call by default. */
  openHook(): TestHook;
  close(): Promise<void>;
};

type TestHook = {
  url: string;
  calls: { headers: IncomingHttpHeaders; body: string }[];
  /** The statuses of the next answers. */
  answerWith(...statuses: number[]): void;
};

/** Address, port and certificate, fixed for an app that must know them before it starts. */
type PushServiceAddress = { address?: string; port?: number; key: string; cert: string };

const newAddress = (): PushServiceAddress => createSelfSigned();

type Subscriber = TestBrowser & {
  pair: ECDH;
  secret: Buffer;
  answers: Answer[];
  count: number;
  waiting: (() => void)[];
};

const DAY_SECONDS = 24 * 60 * 60;
const MAX_BODY_BYTES = 4096;

/** A push service over TLS that checks requests by RFC 8030, 8291 and 8292, with the browser behind it. */
export const startPushService = async (
  { address = '127.0.0.1', port = 0, key, cert }: PushServiceAddress = newAddress(),
): Promise<TestPushService> => {
  const subscribers = new Map<string, Subscriber>();
  const refusals: string[] = [];
  const hooks = new Map<string, (request: IncomingMessage) => Promise<Answer>>();
  const server = createServer({ key, cert }, (request, response) => {
    const hook = hooks.get(request.url ?? '');
    if (hook) return void hook(request).then((answer) => send(response, answer));
    receive(request, subscribers.get(request.url ?? ''), `https://${request.headers.host}`).then(
      (answer) => send(response, answer),
      (error: Error) => {
        refusals.push(error.message);
        send(response, { status: 400 });
      },
    );
  });
  server.listen(port, address);
  await once(server, 'listening');
  const host = `${address}:${(server.address() as AddressInfo).port}`;
  const origin = `https://${host}`;
  return {
    origin,
    host,
    cert,
    refusals,
    subscribe() {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const browser = createBrowser(origin + path);
      subscribers.set(path, browser);
      return browser;
    },
    openHook() {
      const path = `/hooks/${randomBytes(6).toString('hex')}`;
      const calls: TestHook['calls'] = [];
      const statuses: number[] = [];
      hooks.set(path, async (request) => {
        calls.push({ headers: request.headers, body: (await buffer(request)).toString() });
        return { status: statuses.shift() ?? 204 };
      });
      return { url: origin + path, calls, answerWith: (...next) => void statuses.push(...next) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const createBrowser = (endpoint: string): Subscriber => {
  const pair = createECDH('prime256v1');
  const secret = randomBytes(16);
  const keys = { p256dh: pair.generateKeys('base64url'), auth: secret.toString('base64url') };
  let taken = 0;
  return {
    endpoint,
    keys,
    token: JSON.stringify({ endpoint, expirationTime: null, keys }),
    received: [],
    pair,
    secret,
    answers: [],
    count: 0,
    waiting: [],
    get attempts() {
      return this.count;
    },
    answerWith(...answers) {
      this.answers.push(...answers.map((answer) => (typeof answer === 'number' ? { status: answer } : answer)));
    },
    async take() {
      for (;;) {
        const push = this.received[taken];
        if (push) {
          taken += 1;
          return push;
        }
        await new Promise<void>((resolve) => this.waiting.push(resolve));
      }
    },
  };
};

type Answer = { status: number; headers?: Record<string, string> };

const send = (response: ServerResponse, { status, headers = {} }: Answer): void => {
  response.writeHead(status, headers).end();
};

const receive = async (request: IncomingMessage, browser: Subscriber | undefined, origin: string): Promise<Answer> => {
  const body = await buffer(request);
  if (request.method !== 'POST') return { status: 405 };
  if (!browser) return { status: 404 };
  browser.count += 1;
  if (body.length > MAX_BODY_BYTES) return { status: 413 };
  const ttlSeconds = Number(request.headers['ttl']);
  if (!Number.isInteger(ttlSeconds) || ttlSeconds < 0) throw new Error('There is no TTL.');
  const serverKey = verifyVapid(request.headers, origin);
  const text = decrypt(request.headers, body, browser);
  const refusal = browser.answers.shift();
  if (refusal) return refusal;
  browser.received.push({ text, ttlSeconds, urgency: request.headers['urgency']?.toString(), serverKey });
  for (const wake of browser.waiting.splice(0)) wake();
  return { status: 201, headers: { location: `${origin}/message/${randomBytes(9).toString('base64url')}` } };
};

/** RFC 8292: checks that the sender has signed for this push service. Returns the sender's public key. */
const verifyVapid = ({ authorization = '' }: IncomingHttpHeaders, origin: string): string => {
  const [, jwt = '', serverKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || parse(header)['alg'] !== 'ES256') throw new Error('The signature is wrong.');
  const { aud, exp, sub } = parse(claims);
  const now = Date.now() / 1000;
  if (aud !== origin) throw new Error(`Signed for ${aud}.`);
  if (typeof exp !== 'number' || exp <= now || exp > now + DAY_SECONDS) throw new Error(`It expires at ${exp}.`);
  if (!/^(mailto|https):/.test(String(sub))) throw new Error(`Nobody is to be reached at ${sub}.`);
  return serverKey;
};

const parse = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());

/** RFC 8291 on RFC 8188, as a browser does it, with nothing but the primitives. */
const decrypt = (headers: IncomingHttpHeaders, body: Buffer, { pair, secret }: Subscriber): string => {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not encrypted.');
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const inputKey = derive(pair.computeSecret(senderKey), secret, keyInfo, 32);
  const contentKey = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.');
  return padded.subarray(0, end).toString();
};

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
