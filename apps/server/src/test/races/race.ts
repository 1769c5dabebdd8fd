import { setTimeout } from 'node:timers/promises';
import { stepAt } from '../../features/two-step/code/totp.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { createTestApp, type TestApp } from '../app.ts';
import type { Random } from '../fuzz/random.ts';
import { createPerson } from '../person.ts';
import { moves, type NamedMove, type Turn } from './moves.ts';
import { ISSUER, type RacePerson, setStage } from './race-person.ts';
import { actors, observe, type State, type TwoStepState } from './state.ts';

/** The latest start of the second call after the first: about the time of one call. */
const OFFSET_MAX_MS = 14;
/** Hashing is fast in tests. It is slowed down, because races during a hash are tested here. */
const HASHING_MAX_MS = 8;
const SUCCESS = 300;
const SERVER_ERROR = 500;

type Pair = readonly [NamedMove, NamedMove];

export const pairs: Pair[] = moves.flatMap((first, at) => moves.slice(at).map((second): Pair => [first, second]));

/** The environment of the races. */
export type Track = { testApp: TestApp; random: Random; hasher: PasswordHasher; operatorToken: string };

/** Nobody answers at this address: the rows of arrivals are inserted directly. */
const oidc = {
  issuer: ISSUER,
  clientId: 'pinlife',
  clientSecret: 'a secret',
  name: 'Riverside School',
  isSignupOn: true,
  isOnly: false,
};

export const openTrack = async (random: Random): Promise<Track> => {
  const real = Promise.withResolvers<PasswordHasher>();
  const wrapHasher = (hasher: PasswordHasher) => {
    real.resolve(hasher);
    return slowDown(hasher, random);
  };
  const testApp = await createTestApp({ wrapHasher, oidc });
  // The first account is the operator.
  const { token: operatorToken } = await createPerson(testApp, { keep: true });
  return { testApp, random, hasher: await real.promise, operatorToken };
};

const slowDown = (hasher: PasswordHasher, random: Random): PasswordHasher => {
  const pause = () => setTimeout(random.int(0, HASHING_MAX_MS));
  return {
    async hash(secret, subject) {
      const hash = await hasher.hash(secret, subject);
      await pause();
      return hash;
    },
    async verify(known, secret, subject) {
      const isSame = await hasher.verify(known, secret, subject);
      await pause();
      return isSame;
    },
  };
};

/** Stages whose code was computed: the clock must not advance until they have used it. */
const showing = new Set<Promise<unknown>>();

/** The clock advances with each stage, so it waits for those. */
const setQuietStage = async ({ testApp, operatorToken }: Track, pair: Pair): Promise<RacePerson> => {
  while (showing.size > 0) await Promise.all(showing);
  return setStage(testApp, { operatorToken, twoStep: twoStepOf(pair) });
};

/** The state of the two-step login that the pair needs; a move that turns it on needs it first. */
const twoStepOf = (pair: Pair): TwoStepState =>
  (['begun', 'on'] as const).find((state) => pair.some(({ twoStep }) => twoStep === state)) ?? 'off';

/** Moves that succeeded at least once: a move that never can proves nothing. */
export const able = new Set<string>();

type Outcome = { state: State; isDone: (boolean | 'either')[] };

/** Runs a pair once; returns the fault of the outcome, or null. */
export const race = async (track: Track, pair: Pair): Promise<string | null> => {
  const { testApp, random, hasher } = track;
  const person = await setQuietStage(track, pair);
  const before = await observe(testApp, hasher, person);
  const step = stepAt(testApp.clock.now());
  const turns = pair.map((_move, number): Turn => ({ testApp, person, actor: random.pick(actors), number, step }));
  const offset = random.int(-OFFSET_MAX_MS, OFFSET_MAX_MS);
  const calls = Promise.all(
    pair.map(async (move, at) => {
      const turn = turns[at] as Turn;
      const options = move.ask(turn);
      await setTimeout(Math.max(0, at === 0 ? -offset : offset));
      return testApp.call(move.call, { ...options, address: person.address });
    }),
  );
  const isShowing = pair.some(({ showsCode }) => showsCode);
  if (isShowing) showing.add(calls);
  const answers = await calls.finally(() => showing.delete(calls));
  const statuses = answers.map(({ status }) => status);
  const story = `${pair.map(({ name }, at) => `${name} (${turns[at]?.actor}, ${statuses[at]})`).join(' with ')}, offset ${offset} ms`;
  if (statuses.some((status) => status >= SERVER_ERROR))
    return `${story}: ${answers.map(({ text }) => text).join(' ')}`;

  const state = await observe(testApp, hasher, person, step);
  const isDone = pair.map((move, at) => (move.isAlwaysAnswered ? 'either' : (statuses[at] ?? SERVER_ERROR) < SUCCESS));
  const outcome = JSON.stringify({ state, isDone });
  const possible = [[0, 1], [1, 0], ...pair.flatMap(({ isRewriting }, at) => (isRewriting ? [[at]] : []))];
  for (const [at, { name }] of pair.entries()) {
    if (play(before, pair, turns, [at]).isDone[at] !== false) able.add(name);
  }
  const orders = possible.map((order) => JSON.stringify(play(before, pair, turns, order)));
  const deadExport = await findExportOfTheDead(testApp, pair, turns, answers, state);
  if (deadExport) return `${story}: an export of an ended session was given out`;
  return orders.includes(outcome) ? null : `${story}\n  left   ${outcome}\n  wanted ${orders.join('\n      or ')}`;
};

/** The state and the answers of one order of the two; a move that is not in it is refused. */
const play = (before: State, pair: Pair, turns: Turn[], order: readonly number[]): Outcome => {
  let state = before;
  const isDone: Outcome['isDone'] = pair.map(({ isAlwaysAnswered }) => (isAlwaysAnswered ? 'either' : false));
  for (const at of order) {
    const move = pair[at] as NamedMove;
    const next = state.exists || !('token' in move.ask(turns[at] as Turn)) ? move.act(state, turns[at] as Turn) : null;
    isDone[at] = move.isAlwaysAnswered ? 'either' : next !== null;
    state = next ?? state;
  }
  return { state, isDone };
};

const findExportOfTheDead = async (
  { app }: TestApp,
  pair: Pair,
  turns: Turn[],
  answers: { data: unknown }[],
  { alive }: State,
): Promise<boolean> => {
  for (const [at, { call }] of pair.entries()) {
    const actor = turns[at]?.actor ?? 'a';
    const data = answers[at]?.data as { url: string } | undefined;
    if (call !== 'createExport' || !data) continue;
    const { statusCode } = await app.inject({ method: 'GET', url: data.url });
    if (statusCode < SUCCESS !== alive[actor]) return true;
  }
  return false;
};
