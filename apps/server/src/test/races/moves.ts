import type { RouteName, routes } from '@pinlife/contract/routes';
import type { CallOptions, TestApp } from '../app.ts';
import { PASSWORD, PIN } from '../person.ts';
import { otherThan, type Stage } from './stage.ts';
import { type Actor, endOne, endOthers, forgetOthers, goneState, type State } from './state.ts';

type AccountPath = `/api/user${string}` | `/api/auth/${string}`;

/** Every call that changes something about an account, by its place in the list of calls. */
type AccountCall = {
  [Name in RouteName]: (typeof routes)[Name] extends readonly ['GET', string]
    ? never
    : (typeof routes)[Name][1] extends AccountPath
      ? Name
      : never;
}[RouteName];

/** What one session or a stranger does. `number` tells secrets of one move from those of another. */
export type Turn = { testApp: TestApp; stage: Stage; actor: Actor; number: number };

type Move<Name extends RouteName = RouteName> = {
  /** Where a call does several things, which of them. */
  title?: string;
  ask(turn: Turn): CallOptions<Name>;
  /** What is left if it comes alone, or null where it is refused. */
  act(state: State, turn: Turn): State | null;
  /** It is answered alike whether there was something to do or not. */
  isAlwaysAnswered?: boolean;
  /** It writes a secret anew that stays the same: what was checked by the old hash may be refused, to be safe. */
  isRewriting?: boolean;
};

const newPassword = ({ stage, number }: Turn): string => {
  const password = `Monsoon ${number} of 2026!`;
  stage.passwords.add(password);
  return password;
};

const newPin = ({ stage, number }: Turn): string => {
  const pin = `739${number}`;
  stage.pins.add(pin);
  return pin;
};

const own = ({ stage, actor }: Turn) => ({ token: stage.sessions[actor].token });
/** What a change of the password leaves. */
const changed = (state: State, actor: Actor) =>
  forgetOthers(endOthers({ ...state, hasResetLink: false }, actor), actor);
const unchanged = (state: State) => state;
const ifAlive = (state: State, { actor }: Turn, then: (state: State) => State | null) =>
  state.alive[actor] ? then(state) : null;

/** A call that is new in the list fails the type check until it is described here. */
const movesByCall: { [Name in AccountCall]: readonly Move<Name>[] } = {
  login: [
    {
      title: 'by password',
      ask: ({ stage }) => ({ body: { username: stage.username, password: PASSWORD } }),
      act: (state) =>
        state.password === PASSWORD ? { ...state, started: state.started + 1, knownSince: state.knownSince + 1 } : null,
    },
    {
      title: 'by pin',
      ask: ({ stage }) => ({ body: { username: stage.email, pin: PIN } }),
      act: (state) => (state.pin === PIN ? { ...state, started: state.started + 1 } : null),
    },
    {
      title: 'by pin on a known device',
      ask: ({ stage, actor }) => ({
        body: { username: stage.username, pin: PIN },
        headers: { cookie: stage.sessions[actor].cookie },
      }),
      act: (state) => (state.pin === PIN ? { ...state, started: state.started + 1 } : null),
    },
  ],
  resetPassword: [
    {
      ask: (turn) => ({ body: { token: turn.stage.resetToken, password: newPassword(turn) } }),
      act: (state, turn) =>
        state.hasResetLink
          ? {
              ...state,
              password: newPassword(turn),
              pin: null,
              isVerified: true,
              hasResetLink: false,
              alive: { a: false, b: false },
              hearing: { a: false, b: false },
              known: { a: false, b: false },
              started: 0,
              knownSince: 0,
            }
          : null,
    },
  ],
  changePassword: [
    {
      ask: (turn) => ({ ...own(turn), body: { password: PASSWORD, newPassword: newPassword(turn) } }),
      act: (state, turn) =>
        state.alive[turn.actor] && state.password === PASSWORD
          ? changed({ ...state, password: newPassword(turn) }, turn.actor)
          : null,
    },
    {
      title: 'to the same one',
      ask: (turn) => ({ ...own(turn), body: { password: PASSWORD, newPassword: PASSWORD } }),
      act: (state, turn) =>
        state.alive[turn.actor] && state.password === PASSWORD ? changed(state, turn.actor) : null,
      isRewriting: true,
    },
  ],
  updateUser: [
    {
      title: 'a new pin',
      ask: (turn) => ({ ...own(turn), body: { pin: newPin(turn) } }),
      act: (state, turn) => ifAlive(state, turn, () => endOthers({ ...state, pin: newPin(turn) }, turn.actor)),
    },
    {
      title: 'the profile',
      ask: (turn) => ({ ...own(turn), body: { about: 'Dal' } }),
      act: (state, turn) => ifAlive(state, turn, unchanged),
    },
  ],
  deleteUser: [
    {
      ask: (turn) => ({ ...own(turn), body: { password: PASSWORD } }),
      act: (state, turn) => (state.alive[turn.actor] && state.password === PASSWORD ? goneState(state) : null),
    },
  ],
  logout: [
    {
      ask: own,
      act: (state, { actor }) => endOne(state, actor),
      isAlwaysAnswered: true,
    },
  ],
  deleteSession: [
    {
      ask: (turn) => ({ ...own(turn), params: { id: turn.stage.sessions[otherThan(turn.actor)].id } }),
      act: (state, turn) => {
        const other = otherThan(turn.actor);
        return state.alive[turn.actor] && state.alive[other] ? endOne(state, other) : null;
      },
    },
  ],
  forgetKnownDevice: [
    {
      ask: (turn) => ({ ...own(turn), params: { id: turn.stage.sessions[otherThan(turn.actor)].deviceId } }),
      act: (state, turn) => {
        const other = otherThan(turn.actor);
        if (!state.alive[turn.actor] || !state.known[other]) return null;
        return { ...state, known: { ...state.known, [other]: false } };
      },
    },
  ],
  verifyEmail: [
    {
      ask: ({ stage }) => ({ body: { token: stage.verifyToken } }),
      act: (state) => (state.hasVerifyLink ? { ...state, isVerified: true, hasVerifyLink: false } : null),
    },
  ],
  createExport: [{ ask: own, act: (state, turn) => ifAlive(state, turn, unchanged) }],
  previewProfile: [
    { ask: (turn) => ({ ...own(turn), body: {} }), act: (state, turn) => ifAlive(state, turn, unchanged) },
  ],
  signup: [
    {
      title: 'under the same name',
      ask: ({ stage, number }) => ({
        body: {
          firstName: 'Meera',
          lastName: 'Nair',
          username: stage.username,
          email: `${number}.${stage.email}`,
          password: PASSWORD,
          pin: PIN,
        },
      }),
      act: (state) => (state.exists || state.hasSuccessor ? null : { ...state, hasSuccessor: true }),
    },
  ],
  userExists: [{ ask: ({ stage }) => ({ body: { username: stage.username } }), act: unchanged }],
  requestPasswordReset: [{ ask: ({ stage }) => ({ body: { email: stage.email } }), act: unchanged }],
  resendVerification: [{ ask: ({ stage }) => ({ body: { username: stage.username } }), act: unchanged }],
};

/** Not about the account, but it lasts longer than the call: who is logged out must hear no more. */
const pushMoves: { createPushToken: readonly Move<'createPushToken'>[] } = {
  createPushToken: [
    {
      ask: (turn) => ({ ...own(turn), body: { token: subscription(turn) } }),
      act: (state, turn) =>
        ifAlive(state, turn, () => ({ ...state, hearing: { ...state.hearing, [turn.actor]: true } })),
    },
  ],
};

const subscription = ({ stage, number }: Turn): string =>
  JSON.stringify({
    endpoint: `https://push.example.com/${stage.userId}/${number}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });

export type NamedMove = Move & { name: string; call: RouteName };

export const moves: NamedMove[] = Object.entries({ ...movesByCall, ...pushMoves }).flatMap(([call, ways]) =>
  (ways as readonly Move[]).map((move) => ({
    ...move,
    call: call as RouteName,
    name: move.title ? `${call} ${move.title}` : call,
  })),
);
