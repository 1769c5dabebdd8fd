import { type RouteName, routes } from '@pinlife/contract/routes';
import type { Guard } from '../features/session/guard.ts';
import type { HandlerOutput, Handlers } from '../http/handler.ts';
import { AppError } from '../platform/error/app-error.ts';
import { findAmong, type Parts } from './parts.ts';

type AnyInput = { person?: { userId: string } | undefined; guard?: { claimedId: string | null } | undefined };
type AnyHandler = (input: AnyInput) => Promise<HandlerOutput<RouteName>>;

/** Every call goes to the part of its person: the one who is proved, or whom the call itself names. */
export const spreadHandlers = (parts: Parts): Handlers<RouteName, Guard> => {
  const ofCallers = Object.keys(routes).map((name) => [name, forward(parts, name as RouteName)] as const);
  const all = { ...Object.fromEntries(ofCallers), ...strangersOf(parts), ...crossingOf(parts) };
  return all as unknown as Handlers<RouteName, Guard>;
};

const forward =
  (parts: Parts, name: RouteName): AnyHandler =>
  (input) =>
    (parts.of(input.person?.userId ?? input.guard?.claimedId).handlers[name] as unknown as AnyHandler)(input);

/** Whoever has no session is known by a name or by a link, or not at all. */
const strangersOf = (
  parts: Parts,
): Handlers<
  'signup' | 'userExists' | 'login' | 'verifyEmail' | 'resendVerification' | 'requestPasswordReset' | 'resetPassword',
  Guard
> => ({
  signup: (input) => parts.any().handlers.signup(input),
  userExists: (input) => parts.any().handlers.userExists(input),
  login: async (input) => (await parts.ofName(input.body.username)).handlers.login(input),
  verifyEmail: (input) => parts.ofToken(input.body.token).handlers.verifyEmail(input),
  resendVerification: async (input) => (await parts.ofName(input.body.username)).handlers.resendVerification(input),
  requestPasswordReset: async (input) => (await parts.ofName(input.body.email)).handlers.requestPasswordReset(input),
  resetPassword: (input) => parts.ofToken(input.body.token).handlers.resetPassword(input),
});

const crossingOf = (parts: Parts): Handlers<'actOnNotification' | 'createPushToken' | 'renewPushToken', Guard> => ({
  actOnNotification: (input) =>
    (input.person ? parts.of(input.person.userId) : parts.ofToken(input.body.token)).handlers.actOnNotification(input),

  /** First everywhere else: a browser that two people have used tells neither of the other. */
  async createPushToken(input) {
    const { person, body } = input;
    const own = parts.of(person.userId);
    const others = parts.all.filter((services) => services !== own);
    await Promise.all(others.map(({ acrossParts }) => acrossParts.releaseBrowser(person.userId, body.token)));
    return own.handlers.createPushToken(input);
  },

  async renewPushToken(input) {
    const renewed = await findAmong(parts, ({ handlers }) => handlers.renewPushToken(input).catch(noneOfTheirs));
    if (!renewed) throw new AppError('not_found');
    return renewed;
  },
});

const noneOfTheirs = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
};
