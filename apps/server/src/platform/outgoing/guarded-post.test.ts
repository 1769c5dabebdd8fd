import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { createGuardedPost } from './guarded-post.ts';
import { PrivateAddress } from './public-address.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

/** Enough for an answer on a very busy machine. */
const PATIENT_MS = 60_000;
const IMPATIENT_MS = 400;
const open = (allowHosts = [receiver.host], timeoutMs = PATIENT_MS) =>
  createGuardedPost({ allowHosts, ca: receiver.cert, timeoutMs });
const post = (path: string, timeoutMs?: number) =>
  open([receiver.host], timeoutMs).post(new URL(`https://${receiver.host}${path}`), { headers: {}, body: 'x' });

describe('an address that a person has entered', () => {
  it.each([
    'http://example.com/',
    'https://me:word@example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://database/',
    'https://169.254.169.254/latest/meta-data',
  ])('is refused without a call: %s', async (address) => {
    const url = new URL(address);
    expect(open().accepts(url)).toBe(false);
    await expect(open().post(url, { headers: {}, body: '' })).rejects.toThrow(PrivateAddress);
  });

  it('is called on a private address that the operator allows, with its port, and on no other port', async () => {
    expect((await post('/ok/here')).status).toBe(204);
    expect(open(['127.0.0.1:1']).accepts(new URL(`https://${receiver.host}/`))).toBe(false);
  });

  it('is asked for by name once for each connection: a name that leads inside by then is refused', async () => {
    const port = receiver.host.split(':')[1];
    const answers: LookupAddress[][] = [
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
    ];
    const ask = vi.fn(async () => answers.shift() ?? []);
    const guarded = createGuardedPost({
      allowHosts: [],
      ca: receiver.cert,
      timeoutMs: PATIENT_MS,
      resolve: ask,
    });
    const url = new URL(`https://rebinding.example:${port}/ok/rebound`);
    // Before it is resolved, the name looks like any other.
    expect(guarded.accepts(url)).toBe(true);
    for (let call = 1; call <= 3; call += 1) {
      await expect(guarded.post(url, { headers: {}, body: '' })).rejects.toThrow(PrivateAddress);
      expect(ask).toHaveBeenCalledTimes(call);
    }
    expect(receiver.calls.filter(({ path }) => path === '/ok/rebound')).toEqual([]);
  });
});

describe('a receiver', () => {
  it.each(['/hangs', '/creeps', '/resets', '/switches'])('is dropped in time if it never answers: %s', async (path) => {
    await expect(post(path, IMPATIENT_MS)).rejects.toThrow();
    await vi.waitFor(async () => expect(await receiver.countSockets()).toBe(0));
  });

  it('ends the call of a receiver that announces answers without end', async () => {
    await expect(post('/promises')).rejects.toThrow('too many answers before the answer');
    await vi.waitFor(async () => expect(await receiver.countSockets()).toBe(0));
  });

  it('is left soon if it sends what is no answer without end', async () => {
    await expect(post('/lines')).rejects.toThrow('too long');
    await vi.waitFor(async () => expect(await receiver.countSockets()).toBe(0));
  });

  it.each([
    ['/trickles', 4_000],
    ['/large', PATIENT_MS],
    ['/zeros', PATIENT_MS],
  ])('has answered with its status; the rest is cut off: %s', async (path, timeoutMs) => {
    expect((await post(path, timeoutMs)).status).toBe(200);
    await vi.waitFor(async () => expect(await receiver.countSockets()).toBe(0));
  });

  it.each(['/metadata', '/elsewhere'])('is not followed if it redirects: %s', async (path) => {
    const before = receiver.calls.length;
    expect([302, 307]).toContain((await post(path)).status);
    expect(receiver.calls.slice(before).map((call) => call.path)).toEqual([path]);
  });
});
