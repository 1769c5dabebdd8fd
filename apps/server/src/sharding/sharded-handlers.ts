import { type RouteName, routes } from '@pinlife/contract/routes';
import { readTicketOwner } from '../features/auth/login/ticket.ts';
import type { PublicAuthCall } from '../features/auth/routes.ts';
import { readUserHandle } from '../features/passkey/ceremony/ceremony.ts';
import type { Guard } from '../features/session/guard/guard.ts';
import type { HandlerOutput, Handlers } from '../http/handler.ts';
import { AppError } from '../platform/error/app-error.ts';
import { findAmong, type ShardRouter } from './shard-router.ts';

type AnyInput = {
  person?: { userId: string } | undefined;
  guard?: { claimedId: string | null } | undefined;
  params?: { id?: string };
};
type AnyHandler = (input: AnyInput) => Promise<HandlerOutput<RouteName>>;

/** Routes every call to the shard of its person: the proved one, or the one that the token claims. */
export const createShardedHandlers = (shards: ShardRouter): Handlers<RouteName, Guard> => {
  const ofCallers = Object.keys(routes).map((name) => [name, forward(shards, name as RouteName)] as const);
  const all = {
    ...Object.fromEntries(ofCallers),
    ...createPublicHandlers(shards),
    ...createCrossShardHandlers(shards),
    ...createActHandlers(shards),
  };
  return all as unknown as Handlers<RouteName, Guard>;
};

const forward =
  (shards: ShardRouter, name: RouteName): AnyHandler =>
  (input) =>
    (shards.of(input.person?.userId ?? input.guard?.claimedId).handlers[name] as unknown as AnyHandler)(input);

/** Runs acts of operators in the shard of the person concerned. */
const createActHandlers = (shards: ShardRouter): Record<string, AnyHandler> =>
  Object.fromEntries(
    (
      [
        'mailResetLink',
        'suspendPerson',
        'reinstatePerson',
        'deletePerson',
        'cancelDeletion',
        'makeOperator',
        'setPersonQuota',
      ] as const
    ).map((name) => [name, (input) => (shards.of(input.params?.id).handlers[name] as unknown as AnyHandler)(input)]),
  );

/** Calls without a session find their shard by a name or a token, or use any. */
const createPublicHandlers = (shards: ShardRouter): Handlers<PublicAuthCall | 'askSignup', Guard> => ({
  signup: (input) => shards.any().handlers.signup(input),
  userExists: (input) => shards.any().handlers.userExists(input),
  askSignup: (input) => shards.any().handlers.askSignup(input),
  login: async (input) => (await shards.ofName(input.body.username)).handlers.login(input),
  secondStep: (input) => shards.of(readTicketOwner(input.body.ticket)).handlers.secondStep(input),
  startPasskeyLogin: (input) => shards.any().handlers.startPasskeyLogin(input),
  passkeyLogin: (input) =>
    shards.of(readUserHandle(input.body.credential.response.userHandle)).handlers.passkeyLogin(input),
  startOidcLogin: (input) => shards.any().handlers.startOidcLogin(input),
  oidcLogin: async (input) =>
    shards.of(await shards.any().acrossShards.findOidcOwner(input.caller)).handlers.oidcLogin(input),
  connectOidcLogin: async (input) => (await shards.ofName(input.body.username)).handlers.connectOidcLogin(input),
  signupOidc: (input) => shards.any().handlers.signupOidc(input),
  verifyEmail: (input) => shards.ofToken(input.body.token).handlers.verifyEmail(input),
  resendVerification: async (input) => (await shards.ofName(input.body.username)).handlers.resendVerification(input),
  requestPasswordReset: async (input) => (await shards.ofName(input.body.email)).handlers.requestPasswordReset(input),
  resetPassword: (input) => shards.ofToken(input.body.token).handlers.resetPassword(input),
});

const createCrossShardHandlers = (
  shards: ShardRouter,
): Handlers<'actOnNotification' | 'createPushToken' | 'renewPushToken', Guard> => ({
  actOnNotification: (input) =>
    (input.person ? shards.of(input.person.userId) : shards.ofToken(input.body.token)).handlers.actOnNotification(
      input,
    ),

  /**
   * Removes the browser from all other shards first: a browser that two people used must not show one the pushes of the
   * other.
   */
  async createPushToken(input) {
    const { person, body } = input;
    const own = shards.of(person.userId);
    const others = shards.all.filter((services) => services !== own);
    await Promise.all(others.map(({ acrossShards }) => acrossShards.releaseBrowser(person.userId, body.token)));
    return own.handlers.createPushToken(input);
  },

  async renewPushToken(input) {
    const renewed = await findAmong(shards, ({ handlers }) => handlers.renewPushToken(input).catch(nullIfNotFound));
    if (!renewed) throw new AppError('not_found');
    return renewed;
  },
});

const nullIfNotFound = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
};
