import { afterEach, expect, it } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const ADDRESS = '/api/user';

const ask = (answer: Promise<Response | null>) => {
  globalThis.earlyAnswers = { token: 'mine', byAddress: new Map([[ADDRESS, answer]]) };
};

afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

it('gives an answer once, and only to its caller', async () => {
  const answer = new Response('{}');
  const { signal } = new AbortController();
  ask(Promise.resolve(answer));
  expect(await takeEarlyAnswer(ADDRESS, 'mine', signal)).toBe(answer);
  expect(await takeEarlyAnswer(ADDRESS, 'mine', signal)).toBeNull();
  ask(Promise.resolve(answer));
  expect(await takeEarlyAnswer(ADDRESS, 'another', signal)).toBeNull();
});

it('ends all waiting if the network went silent', async () => {
  const call = new AbortController();
  ask(new Promise(() => {}));
  const waiting = takeEarlyAnswer(ADDRESS, 'mine', call.signal);
  call.abort();
  expect(await waiting).toBeNull();
});
