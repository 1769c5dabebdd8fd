import type { RouteName, routes } from '@pinlife/contract/routes';
import { RECOVERY_CODES_COUNT } from '@pinlife/contract/two-step/limits';
import { OIDC_COOKIE } from '../../features/oidc/pending-repo.ts';
import { codeOf } from '../../features/two-step/code/totp.ts';
import type { CallOptions, TestApp } from '../app.ts';
import { createAuthenticator } from '../authenticator.ts';
import { PASSWORD, PIN } from '../person.ts';
import { arrivalOf, challengeOf, device, KEY, otherThan, type RacePerson, RECOVERY_CODE } from './race-person.ts';
import {
  type Actor,
  endAll,
  endOne,
  endOthers,
  forgetOthers,
  goneState,
  type State,
  type TwoStepState,
} from './state.ts';

type AccountPath = `/api/user${string}` | `/api/auth/${string}` | `/api/operator/people/${string}`;

/** Every call that changes an account, by its order in the list of calls. */
type AccountCall = {
  [Name in RouteName]: (typeof routes)[Name] extends readonly ['GET', string]
    ? never
    : (typeof routes)[Name][1] extends AccountPath
      ? Name
      : never;
}[RouteName];

/** A move of one session or of an unknown caller. `number` distinguishes the secrets of two moves. */
export type Turn = {
  testApp: TestApp;
  person: RacePerson;
  actor: Actor;
  number: number;
  step: number;
};

type Move<Name extends RouteName = RouteName> = {
  /** The variant of a call that does several things. */
  title?: string;
  ask(turn: Turn): CallOptions<Name>;
  /** The state after it runs alone, or null if it is refused. */
  act(state: State, turn: Turn): State | null;
  /** The answer is the same whether there was something to do or not. */
  isAlwaysAnswered?: boolean;
  /** It rehashes an unchanged secret: a check against the old hash may then be refused. */
  isRewriting?: boolean;
  /** It can only succeed in this state of the two-step login. */
  twoStep?: TwoStepState;
  /** It sends a code, which expires with the clock. */
  showsCode?: boolean;
};

/** The code of this step after now. The code of now turns it on, and each works once. */
const LATER = 1;

const newPassword = ({ person, number }: Turn): string => {
  const password = `Monsoon ${number} of 2026!`;
  person.passwords.add(password);
  return password;
};

const newPin = ({ person, number }: Turn): string => {
  const pin = `739${number}`;
  person.pins.add(pin);
  return pin;
};

const own = ({ person, actor }: Turn) => ({ token: person.sessions[actor].token });
/**
 * The state after a change of the password. A reset link stays: it proves the mailbox, which a thief of the password does
 * not have.
 */
const changed = (state: State, actor: Actor) => forgetOthers(endOthers(state, actor), actor);
const onWebhook = (turn: Turn) => ({ ...own(turn), params: { id: turn.person.webhookId } });
const withPassword = (turn: Turn) => ({ ...own(turn), body: { password: PASSWORD } });
const comeBack = ({ person, number }: Turn, kind: Parameters<typeof arrivalOf>[2]) => ({
  headers: { cookie: `${OIDC_COOKIE}=${arrivalOf(person.userId, number, kind)}` },
});
const unchanged = (state: State) => state;
const isShut = ({ isSuspended, isBeingDeleted }: State) => isSuspended || isBeingDeleted;
/** Whether a password or a PIN alone suffices for a login. */
const opens = (state: State): boolean => state.twoStep !== 'on' && !isShut(state);
/** Whether the ticket of the first step is still valid. */
const hasTicket = (state: State): boolean => state.password === PASSWORD && !isShut(state);
const entersByCode = (state: State): State => logsIn({ ...state, knownSince: state.knownSince + 1 });
const twoStepOff = {
  twoStep: 'off',
  isKeyNew: false,
  usedStep: null,
  hasRecoveryCode: false,
  recoveryCodes: 0,
} as const;
const logsIn = (state: State): State => ({ ...state, started: state.started + 1, isUnreviewed: false });
const byOperator = ({ person }: Turn) => ({ token: person.operatorToken, params: { id: person.userId } });
const ifAlive = (state: State, { actor }: Turn, then: (state: State) => State | null) =>
  state.alive[actor] ? then(state) : null;

/** A new call fails the type check until it is listed here. */
const movesByCall: { [Name in AccountCall]: readonly Move<Name>[] } = {
  login: [
    {
      title: 'by password',
      ask: ({ person }) => ({ body: { username: person.username, password: PASSWORD } }),
      act: (state) =>
        state.password === PASSWORD && opens(state) ? logsIn({ ...state, knownSince: state.knownSince + 1 }) : null,
    },
    {
      title: 'by pin',
      ask: ({ person }) => ({ body: { username: person.email, pin: PIN } }),
      act: (state) => (state.pin === PIN && opens(state) ? logsIn(state) : null),
    },
    {
      title: 'by pin on a known device',
      ask: ({ person, actor }) => ({
        body: { username: person.username, pin: PIN },
        headers: { cookie: person.sessions[actor].cookie },
      }),
      act: (state) => (state.pin === PIN && opens(state) ? logsIn(state) : null),
    },
  ],
  resetPassword: [
    {
      ask: (turn) => ({ body: { token: turn.person.resetToken, password: newPassword(turn) } }),
      act: (state, turn) =>
        state.hasResetLink
          ? {
              ...state,
              password: newPassword(turn),
              pin: null,
              isVerified: true,
              hasResetLink: false,
              alive: { a: false, b: false },
              hasAccessToken: false,
              tokensSince: 0,
              isUnreviewed: state.hasPasskey || state.passkeysSince > 0,
              subject: null,
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
      ask: (turn) => ({ ...own(turn), params: { id: turn.person.sessions[otherThan(turn.actor)].id } }),
      act: (state, turn) => {
        const other = otherThan(turn.actor);
        return state.alive[turn.actor] && state.alive[other] ? endOne(state, other) : null;
      },
    },
  ],
  createAccessToken: [
    {
      ask: (turn) => ({ ...own(turn), body: { name: 'Another', access: 'read', expiresInDays: 30 } }),
      act: (state, turn) => ifAlive(state, turn, () => ({ ...state, tokensSince: state.tokensSince + 1 })),
    },
  ],
  deleteAccessToken: [
    {
      ask: (turn) => ({ ...own(turn), params: { id: turn.person.accessTokenId } }),
      act: (state, turn) =>
        ifAlive(state, turn, () => (state.hasAccessToken ? { ...state, hasAccessToken: false } : null)),
    },
  ],
  createWebhook: [
    {
      ask: (turn) => ({
        ...own(turn),
        body: { url: 'https://hooks.invalid/in', events: ['note.created'], form: 'json', withText: true },
      }),
      act: (state, turn) => ifAlive(state, turn, () => ({ ...state, webhooksSince: state.webhooksSince + 1 })),
    },
  ],
  updateWebhook: [
    {
      title: 'to rest',
      ask: (turn) => ({ ...onWebhook(turn), body: { resting: true } }),
      act: (state, turn) =>
        ifAlive(state, turn, () => (state.hasWebhook ? { ...state, isWebhookResting: true } : null)),
    },
  ],
  deleteWebhook: [
    {
      ask: onWebhook,
      act: (state, turn) =>
        ifAlive(state, turn, () =>
          state.hasWebhook ? { ...state, hasWebhook: false, isWebhookResting: false } : null,
        ),
    },
  ],
  renewWebhookSecret: [
    { ask: onWebhook, act: (state, turn) => ifAlive(state, turn, () => (state.hasWebhook ? state : null)) },
  ],
  // These only send, and change no access.
  testWebhook: [],
  repeatDelivery: [],
  startTwoStep: [
    {
      ask: withPassword,
      act: (state, turn) =>
        ifAlive(state, turn, () =>
          state.password === PASSWORD && state.twoStep !== 'on'
            ? { ...state, twoStep: 'begun', isKeyNew: true, usedStep: null }
            : null,
        ),
    },
  ],
  updateCalendarFeed: [
    {
      ask: (turn) => ({ ...own(turn), body: {} }),
      act: (state, turn) => ifAlive(state, turn, () => ({ ...state, hasFeed: true })),
    },
  ],
  deleteCalendarFeed: [
    {
      ask: own,
      act: (state, turn) => ifAlive(state, turn, () => ({ ...state, hasFeed: false })),
    },
  ],
  confirmTwoStep: [
    {
      twoStep: 'begun',
      showsCode: true,
      ask: (turn) => ({ ...own(turn), body: { code: codeOf(KEY, turn.step) } }),
      act: (state, turn) =>
        ifAlive(state, turn, () =>
          state.twoStep === 'begun' && !state.isKeyNew
            ? { ...state, twoStep: 'on', usedStep: 0, recoveryCodes: RECOVERY_CODES_COUNT }
            : null,
        ),
    },
  ],
  endTwoStep: [
    {
      twoStep: 'on',
      ask: withPassword,
      act: (state, turn) =>
        ifAlive(state, turn, () =>
          state.password === PASSWORD && state.twoStep === 'on' ? { ...state, ...twoStepOff } : null,
        ),
    },
  ],
  createRecoveryCodes: [
    {
      twoStep: 'on',
      ask: withPassword,
      act: (state, turn) =>
        ifAlive(state, turn, () =>
          state.password === PASSWORD && state.twoStep === 'on'
            ? { ...state, hasRecoveryCode: false, recoveryCodes: RECOVERY_CODES_COUNT }
            : null,
        ),
    },
  ],
  secondStep: [
    {
      title: 'by a code',
      twoStep: 'on',
      showsCode: true,
      ask: ({ person, step }) => ({ body: { ticket: person.ticket, code: codeOf(KEY, step + LATER) } }),
      act: (state) =>
        state.twoStep === 'on' && !state.isKeyNew && (state.usedStep ?? 0) < LATER && hasTicket(state)
          ? entersByCode({ ...state, usedStep: LATER })
          : null,
    },
    {
      title: 'by a recovery code',
      twoStep: 'on',
      ask: ({ person }) => ({ body: { ticket: person.ticket, recoveryCode: RECOVERY_CODE } }),
      act: (state) =>
        state.hasRecoveryCode && hasTicket(state)
          ? entersByCode({ ...state, hasRecoveryCode: false, recoveryCodes: state.recoveryCodes - 1 })
          : null,
    },
  ],
  startPasskey: [
    {
      ask: (turn) => ({ ...own(turn), body: { password: PASSWORD } }),
      act: (state, turn) => ifAlive(state, turn, () => (state.password === PASSWORD ? state : null)),
    },
  ],
  createPasskey: [
    {
      ask: (turn) => ({ ...own(turn), body: { name: 'Another', credential: makeCredential(turn) } }),
      act: (state, turn) => ifAlive(state, turn, () => ({ ...state, passkeysSince: state.passkeysSince + 1 })),
    },
  ],
  renamePasskey: [
    {
      ask: (turn) => ({ ...own(turn), params: { id: turn.person.passkeyId }, body: { name: 'Another' } }),
      act: (state, turn) => ifAlive(state, turn, () => (state.hasPasskey ? state : null)),
    },
  ],
  deletePasskey: [
    {
      ask: (turn) => ({ ...own(turn), params: { id: turn.person.passkeyId } }),
      act: (state, turn) => ifAlive(state, turn, () => (state.hasPasskey ? { ...state, hasPasskey: false } : null)),
    },
  ],
  startPasskeyLogin: [{ ask: () => ({}), act: unchanged }],
  passkeyLogin: [
    {
      ask: ({ person, number }) => {
        const challenge = challengeOf(person.userId, number, 'login');
        return { body: { credential: device.prove({ challenge }, { userHandle: device.handleOf(person.userId) }) } };
      },
      // Perhaps not added by the owner, so the passkeys are shown again.
      act: (state) =>
        state.hasPasskey && !isShut(state)
          ? { ...state, started: state.started + 1, knownSince: state.knownSince + 1 }
          : null,
    },
  ],
  // These change nothing: the row that they begin is bound to a browser.
  startOidcLogin: [],
  startOidc: [],
  oidcLogin: [
    {
      ask: (turn) => comeBack(turn, 'login'),
      act: (state, { person }) =>
        state.subject === person.userId && !isShut(state)
          ? logsIn({ ...state, knownSince: state.knownSince + 1 })
          : null,
    },
  ],
  connectOidcLogin: [
    {
      ask: (turn) => ({
        ...comeBack(turn, 'connect'),
        body: { username: turn.person.username, password: PASSWORD },
      }),
      act: (state, { person, number }) =>
        state.password === PASSWORD && opens(state)
          ? logsIn({ ...state, knownSince: state.knownSince + 1, subject: arrivalOf(person.userId, number, 'connect') })
          : null,
    },
  ],
  signupOidc: [
    {
      title: 'who wants the same name',
      ask: (turn) => ({ ...comeBack(turn, 'signup'), body: {} }),
      act: (state) => (state.exists || state.hasSuccessor ? state : { ...state, hasSuccessor: true }),
    },
  ],
  connectOidc: [
    {
      ask: (turn) => ({ ...own(turn), ...comeBack(turn, turn.actor) }),
      act: (state, turn) =>
        ifAlive(state, turn, () => ({ ...state, subject: arrivalOf(turn.person.userId, turn.number, turn.actor) })),
    },
  ],
  disconnectOidc: [
    {
      ask: own,
      act: (state, turn) => ifAlive(state, turn, () => (state.subject === null ? null : { ...state, subject: null })),
    },
  ],
  forgetKnownDevice: [
    {
      ask: (turn) => ({ ...own(turn), params: { id: turn.person.sessions[otherThan(turn.actor)].deviceId } }),
      act: (state, turn) => {
        const other = otherThan(turn.actor);
        if (!state.alive[turn.actor] || !state.known[other]) return null;
        return { ...state, known: { ...state.known, [other]: false } };
      },
    },
  ],
  verifyEmail: [
    {
      ask: ({ person }) => ({ body: { token: person.verifyToken } }),
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
      ask: ({ person, number }) => ({
        body: {
          firstName: 'Meera',
          lastName: 'Nair',
          username: person.username,
          email: `${number}.${person.email}`,
          password: PASSWORD,
          pin: PIN,
        },
      }),
      act: (state) => (state.exists || state.hasSuccessor ? null : { ...state, hasSuccessor: true }),
    },
  ],
  suspendPerson: [
    { ask: byOperator, act: (state) => (state.isSuspended ? state : endAll({ ...state, isSuspended: true })) },
  ],
  reinstatePerson: [{ ask: byOperator, act: (state) => ({ ...state, isSuspended: false }) }],
  deletePerson: [
    {
      ask: (turn) => ({ ...byOperator(turn), body: { username: turn.person.username } }),
      act: (state) => (state.isBeingDeleted ? state : endAll({ ...state, isBeingDeleted: true })),
    },
  ],
  cancelDeletion: [{ ask: byOperator, act: (state) => ({ ...state, isBeingDeleted: false }) }],
  makeOperator: [{ ask: byOperator, act: (state) => ({ ...state, isOperator: true }) }],
  setPersonQuota: [
    { ask: (turn) => ({ ...byOperator(turn), body: { kind: 'own', quotaBytes: 1_000_000_000 } }), act: unchanged },
  ],
  mailResetLink: [{ ask: byOperator, act: unchanged }],
  userExists: [{ ask: ({ person }) => ({ body: { username: person.username } }), act: unchanged }],
  requestPasswordReset: [{ ask: ({ person }) => ({ body: { email: person.email } }), act: unchanged }],
  resendVerification: [{ ask: ({ person }) => ({ body: { username: person.username } }), act: unchanged }],
};

/** Not about the account, but it outlasts the call: a logged-out session must get no more pushes. */
const pushMoves: { createPushToken: readonly Move<'createPushToken'>[] } = {
  createPushToken: [
    {
      ask: (turn) => ({ ...own(turn), body: { token: subscription(turn) } }),
      act: (state, turn) =>
        ifAlive(state, turn, () => ({ ...state, hearing: { ...state.hearing, [turn.actor]: true } })),
    },
  ],
};

const makeCredential = ({ person, actor, number }: Turn) =>
  createAuthenticator().make({
    challenge: challengeOf(person.userId, number, actor),
    user: { id: device.handleOf(person.userId) },
  });

const subscription = ({ person, number }: Turn): string =>
  JSON.stringify({
    endpoint: `https://push.example.com/${person.userId}/${number}`,
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
