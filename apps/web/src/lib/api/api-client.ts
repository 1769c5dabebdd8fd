import type { RequestBody, RequestQuery, ResponseData } from '@pinlife/contract/endpoints';
import type { ErrorCode } from '@pinlife/contract/errors';
import { TAB_HEADER } from '@pinlife/contract/live/events';
import { isPublicRoute, type RouteName, type RouteParams, routes } from '@pinlife/contract/routes';
import { tabName } from '../live/tab.ts';
import { endSession, getToken } from '../session/session.ts';
import { reportReachable } from './connection.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { isDone, isForeign, isRefused, readBody } from './envelope.ts';

const TIMEOUT_MS = 15_000;
/** Adds to the timeout by size: the slowest upload that still counts as a working line. */
const SLOWEST_BYTES_PER_MS = 8;
const UNREACHABLE_STATUSES = [502, 503, 504];

/** The list of codes with their English sentences comes with the words of a language, and only that knows them all. */
type NewCode = string & Record<never, never>;

export class ApiError extends Error {
  /** 0 where there was no answer at all. */
  readonly status: number;
  /** Null where the answer holds none. A newer server may send one that this page does not know. */
  readonly code: ErrorCode | NewCode | null;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** `data` of a refusal: the current note of a 412. */
  readonly data: unknown;
  /** Whether PinLife itself has answered (by the form of the body): only then a 401 ends the session. */
  readonly isOurs: boolean;

  /** `message` is the server's English sentence; empty when the answer held none. */
  constructor(
    status: number,
    code: ErrorCode | NewCode | null,
    message: string,
    more: { field?: string; retryAfterSeconds?: number; data?: unknown; isOurs?: boolean } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.data = more.data;
    this.isOurs = more.isOurs ?? false;
  }

  /** The server is away, for now: the same call may well succeed later. */
  get isUnavailable(): boolean {
    return this.code === 'unavailable' || UNREACHABLE_STATUSES.includes(this.status);
  }

  /** No answer of PinLife itself: none at all, or one of a proxy. */
  get isUnanswered(): boolean {
    return this.code === 'unavailable' && this.message === '';
  }
}

export const unanswered = (status = 0): ApiError => new ApiError(status, 'unavailable', '');

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Key, undefined>>
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>;
type ParamsOf<Name extends RouteName> = [keyof RouteParams<Name>] extends [never] ? undefined : RouteParams<Name>;

type CallSettings = {
  signal?: AbortSignal;
  /** The version that is about to be replaced; another one in the meantime makes the call fail with 412. */
  ifMatch?: number;
};

type CallOptions<Name extends RouteName> = Given<'params', ParamsOf<Name>> &
  Given<'query', RequestQuery<Name>> &
  Given<'body', RequestBody<Name>> &
  CallSettings;
type OptionsArgument<Name extends RouteName> =
  Partial<CallOptions<Name>> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

export type Page<Data> = { data: Data; next: string | null };
type Envelope<Data> = { data: Data; next?: string | null };

/** Calls the API by the contract's name and answers with what stands under `data`. */
export const call = async <Name extends RouteName>(
  name: Name,
  ...[options]: OptionsArgument<Name>
): Promise<ResponseData<Name>> => (await send<ResponseData<Name>>(name, (options ?? {}) as LooseOptions)).data;

/** As `call`, for lists that go on: `next` is the cursor of the following page. */
export const callPage = async <Name extends RouteName>(
  name: Name,
  ...[options]: OptionsArgument<Name>
): Promise<Page<ResponseData<Name>>> => {
  const { data, next = null } = await send<ResponseData<Name>>(name, (options ?? {}) as LooseOptions);
  return { data, next };
};

type LooseOptions = CallSettings & {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

const send = async <Data>(name: RouteName, options: LooseOptions): Promise<Envelope<Data>> => {
  const token = isPublicRoute(name) ? null : getToken();
  const answer = await ask<Data>(name, options, token);
  // Aborted while the body was read: then there is no result either.
  options.signal?.throwIfAborted();
  const error = answer instanceof ApiError ? answer : null;
  reportReachable(!error?.isUnavailable);
  if (!(answer instanceof ApiError)) return answer;
  // A newer session may have begun while an old call was under way; only the one that was refused ends.
  if (answer.status === 401 && answer.isOurs && token !== null && token === getToken()) endSession('expired');
  throw answer;
};

/** Sends the request; answers the body, or throws an ApiError for a refusal or no answer. */
const ask = async <Data>(
  name: RouteName,
  options: LooseOptions,
  token: string | null,
): Promise<Envelope<Data> | ApiError> => {
  try {
    return await readAnswer<Data>(await request(name, options, token));
  } catch {
    return unanswered();
  }
};

const request = async (name: RouteName, options: LooseOptions, token: string | null): Promise<Response> => {
  const [method] = routes[name];
  const address = addressOf(name, options);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const timeoutMs = TIMEOUT_MS + Math.ceil((body?.length ?? 0) / SLOWEST_BYTES_PER_MS);
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])]);
  const early = method === 'GET' ? await takeEarlyAnswer(address, token, signal) : null;
  if (early) return early;
  return fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}`, [TAB_HEADER]: tabName }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
    },
    ...(body !== undefined && { body }),
    // The API never redirects: a redirect comes from somebody else, who must not get the request.
    redirect: 'error',
    signal,
  });
};

const addressOf = (name: RouteName, { params = {}, query = {} }: LooseOptions): string => {
  const [, path] = routes[name];
  const filled = path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const readAnswer = async <Data>(response: Response): Promise<Envelope<Data> | ApiError> => {
  const { status } = response;
  const body = await readBody(response);
  if (isDone(response, body)) return body as Envelope<Data>;
  if (isForeign(response, body)) return unanswered(status);
  const { code, error, field, data } = body ?? {};
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(status, typeof code === 'string' ? code : null, typeof error === 'string' ? error.trim() : '', {
    ...(typeof field === 'string' && { field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(data !== undefined && { data }),
    isOurs: isRefused(response, body),
  });
};
