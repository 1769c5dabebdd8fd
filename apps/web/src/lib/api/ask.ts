import { ANSWER_MARK } from '@pinlife/contract/answer-mark';
import type { RequestBody, RequestQuery, ResponseData } from '@pinlife/contract/endpoints';
import { TAB_HEADER } from '@pinlife/contract/live/events';
import { type RouteName, type RouteParams, routes } from '@pinlife/contract/routes';
import { beginRead } from '../live/read-since.ts';
import { tabName } from '../live/tab.ts';
import { learnServerTime } from '../time/server-clock.ts';
import { ApiError, FAILED, unansweredError } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { isDone, isForeign, isMarked, isRefused, readBody } from './envelope.ts';

export const TIMEOUT_MS = 15_000;
/** Added to the timeout by size: the slowest upload speed that still counts as working. */
const SLOWEST_BYTES_PER_MS = 8;

/** The time limit of a request with this body, answer included. */
export const timeLimitOf = (bytes: number): number => TIMEOUT_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS);

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Key, undefined>>
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>;
type ParamsOf<Name extends RouteName> = [keyof RouteParams<Name>] extends [never] ? undefined : RouteParams<Name>;

type CallSettings = {
  signal?: AbortSignal;
  /** The version that is replaced; if another one was saved meanwhile, the call fails with 412. */
  ifMatch?: number;
};

type CallOptions<Name extends RouteName> = Given<'params', ParamsOf<Name>> &
  Given<'query', RequestQuery<Name>> &
  Given<'body', RequestBody<Name>> &
  CallSettings;
export type OptionsArgument<Name extends RouteName> =
  Partial<CallOptions<Name>> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

export type Envelope<Data> = { data: Data; next?: string | null };

/** Calls the API by name and returns `data`; used by the page and the service worker. */
export type Caller = <Name extends RouteName>(
  name: Name,
  ...options: OptionsArgument<Name>
) => Promise<ResponseData<Name>>;

/** The options of any call. */
export type LooseOptions = CallSettings & {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

/** Sends a call with a token; answers the body, or an ApiError for a refusal or no answer. Knows no session. */
export const ask = async <Data>(
  name: RouteName,
  options: LooseOptions,
  token: string | null,
): Promise<Envelope<Data> | ApiError> => {
  const endRead = beginRead();
  let stamp: string | null = null;
  try {
    const response = await request(name, options, token);
    const answer = await readAnswer<Data>(response);
    // A failed read must be repeated in any case, so it sets no stamp.
    if (!(answer instanceof ApiError)) stamp = response.headers.get(ANSWER_MARK);
    return answer;
  } catch {
    return unansweredError();
  } finally {
    endRead(stamp);
  }
};

const request = async (name: RouteName, options: LooseOptions, token: string | null): Promise<Response> => {
  const [method] = routes[name];
  const address = addressOf(name, options);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const signal = AbortSignal.any([
    AbortSignal.timeout(timeLimitOf(body?.length ?? 0)),
    ...(options.signal ? [options.signal] : []),
  ]);
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
    // The API never redirects: a redirect comes from another server, which must not get the request.
    redirect: 'error',
    signal,
  });
};

const addressOf = (name: RouteName, { params = {}, query = {} }: LooseOptions): string => {
  const [, path] = routes[name];
  const filled = path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value ?? undefined]) {
      if (one !== undefined) search.append(key, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const readAnswer = async <Data>(response: Response): Promise<Envelope<Data> | ApiError> => {
  const { status } = response;
  const body = await readBody(response);
  // Foreign answers are ignored, and waiting callers learn it at once.
  if (isForeign(response, body) && status !== FAILED) return unansweredError(status);
  if (isMarked(response)) learnServerTime(response.headers.get('date'));
  if (isDone(response, body)) return body as Envelope<Data>;
  const { code, error, field, data } = body ?? {};
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(status, typeof code === 'string' ? code : null, typeof error === 'string' ? error.trim() : '', {
    ...(typeof field === 'string' && { field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(data !== undefined && { data }),
    isOurs: isRefused(response, body),
  });
};
