import type { ResponseData } from '@pinlife/contract/endpoints';
import { isPublicRoute, type RouteName } from '@pinlife/contract/routes';
import { endSession, getSession, type Session } from '../session/session.ts';
import { ApiError, unansweredError } from './api-error.ts';
import { ask, type Caller, type Envelope, type LooseOptions, type OptionsArgument } from './ask.ts';
import { isReachableNow, reportReachable } from './connection.ts';

export type Page<Data> = { data: Data; next: string | null };

/** Calls the API by the contract's name; returns `data` of the answer. */
export const call = async <Name extends RouteName>(
  name: Name,
  ...[options]: OptionsArgument<Name>
): Promise<ResponseData<Name>> => (await sendForPage<ResponseData<Name>>(name, (options ?? {}) as LooseOptions)).data;

/** As `call`, for pages of a list: `next` is the cursor of the next page. */
export const callPage = async <Name extends RouteName>(
  name: Name,
  ...[options]: OptionsArgument<Name>
): Promise<Page<ResponseData<Name>>> => {
  const { data, next = null } = await sendForPage<ResponseData<Name>>(name, (options ?? {}) as LooseOptions);
  return { data, next };
};

/** As `call`, for work of several calls: all are made for this session, even after another login. */
export const createCaller =
  (session: Session): Caller =>
  async (name, ...[options]) => {
    const answer = await sendFor<ResponseData<typeof name>>(session, name, (options ?? {}) as LooseOptions);
    if (answer instanceof ApiError) throw answer;
    return answer.data;
  };

/** If another session has begun meanwhile, the caller gets no answer. */
const sendForPage = async <Data>(name: RouteName, options: LooseOptions): Promise<Envelope<Data>> => {
  const session = isPublicRoute(name) ? null : getSession();
  const answer = await sendFor<Data>(session, name, options);
  const now = getSession();
  if (session && now && now.token !== session.token) throw unansweredError();
  if (answer instanceof ApiError) throw answer;
  return answer;
};

const sendFor = async <Data>(
  session: Session | null,
  name: RouteName,
  options: LooseOptions,
): Promise<Envelope<Data> | ApiError> => {
  const answer = await ask<Data>(name, options, session?.token ?? null);
  // Aborted while the body was read: no result either.
  options.signal?.throwIfAborted();
  const error = answer instanceof ApiError ? answer : null;
  reportReachable(!error?.isUnavailable);
  if (error?.isUnavailable) void askUntilReachable();
  // A newer session may have begun meanwhile; only the refused one ends.
  if (error?.status === 401 && error.isOurs && session) endSession('expired', session);
  return answer;
};

const FIRST_WAIT_MS = 2000;
const SLOWEST_WAIT_MS = 30_000;
let [isAsking, waitMs, askedAt] = [false, FIRST_WAIT_MS, 0];

/**
 * A single call can fail while the live stream stays open; nothing else would show that the server answers again. Waits
 * longer each time, also if only one endpoint fails: what is repeated then fails again.
 */
const askUntilReachable = async (): Promise<void> => {
  if (isAsking) return;
  isAsking = true;
  if (performance.now() - askedAt > 2 * SLOWEST_WAIT_MS) waitMs = FIRST_WAIT_MS;
  while (!isReachableNow()) {
    // Jitter: all pages lose a server at the same moment.
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random() / 2)));
    waitMs = Math.min(2 * waitMs, SLOWEST_WAIT_MS);
    askedAt = performance.now();
    if (!isReachableNow()) await call('getInstance').catch(() => undefined);
  }
  isAsking = false;
};
