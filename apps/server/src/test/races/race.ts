import { setTimeout } from 'node:timers/promises';
import type { PasswordHasher } from '../../platform/password.ts';
import type { TestApp } from '../app.ts';
import type { Random } from '../fuzz/random.ts';
import { moves, type NamedMove, type Turn } from './moves.ts';
import { setStage } from './stage.ts';
import { actors, observe, type State } from './state.ts';

/** The second of a pair starts at most so long after the first: about as long as one takes. */
const OFFSET_MAX_MS = 14;
/** Hashing is cheap in tests. What others can do meanwhile is what is looked for here, so it takes some time. */
const HASHING_MAX_MS = 8;
const SUCCESS = 300;
const SERVER_ERROR = 500;

type Pair = readonly [NamedMove, NamedMove];

export const pairs: Pair[] = moves.flatMap((first, at) => moves.slice(at).map((second): Pair => [first, second]));

export const slowDown =
  (random: Random) =>
  (hasher: PasswordHasher): PasswordHasher => {
    const pause = () => setTimeout(random.int(0, HASHING_MAX_MS));
    return {
      async hash(secret) {
        const hash = await hasher.hash(secret);
        await pause();
        return hash;
      },
      async verify(known, secret) {
        const isSame = await hasher.verify(known, secret);
        await pause();
        return isSame;
      },
    };
  };

type Outcome = { state: State; isDone: (boolean | 'either')[] };

/** Runs a pair once; answers what is wrong with the outcome, or null. */
export const race = async (testApp: TestApp, pair: Pair, random: Random): Promise<string | null> => {
  const stage = await setStage(testApp);
  const turns = pair.map((_move, number): Turn => ({ testApp, stage, actor: random.pick(actors), number }));
  const offset = random.int(-OFFSET_MAX_MS, OFFSET_MAX_MS);
  const before = await observe(testApp, stage);
  const answers = await Promise.all(
    pair.map(async (move, at) => {
      const turn = turns[at] as Turn;
      const options = move.ask(turn);
      await setTimeout(Math.max(0, at === 0 ? -offset : offset));
      return testApp.call(move.call, { ...options, address: stage.address });
    }),
  );
  const statuses = answers.map(({ status }) => status);
  const story = `${pair.map(({ name }, at) => `${name} (${turns[at]?.actor}, ${statuses[at]})`).join(' with ')}, offset ${offset} ms`;
  if (statuses.some((status) => status >= SERVER_ERROR))
    return `${story}: ${answers.map(({ text }) => text).join(' ')}`;

  const state = await observe(testApp, stage);
  const isDone = pair.map((move, at) => (move.isAlwaysAnswered ? 'either' : (statuses[at] ?? SERVER_ERROR) < SUCCESS));
  const outcome = JSON.stringify({ state, isDone });
  const orders = [play(before, pair, turns, [0, 1]), play(before, pair, turns, [1, 0])].map((one) =>
    JSON.stringify(one),
  );
  const deadExport = await findExportOfTheDead(testApp, pair, turns, answers, state);
  if (deadExport) return `${story}: an export of an ended session was given out`;
  return orders.includes(outcome) ? null : `${story}\n  left   ${outcome}\n  wanted ${orders.join('\n      or ')}`;
};

/** What one order of the two leaves behind and answers. */
const play = (before: State, pair: Pair, turns: Turn[], order: readonly number[]): Outcome => {
  let state = before;
  const isDone: Outcome['isDone'] = [false, false];
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
