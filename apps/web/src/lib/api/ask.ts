import type { RequestBody, RequestQuery, ResponseData } from '@pinlife/contract/endpoints';
import { TAB_HEADER } from '@pinlife/contract/live/events';
import { type RouteName, type RouteParams, routes } from '@pinlife/contract/routes';
import { tabName } from '../live/tab.ts';
import { ApiError, unanswered } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { isDone, isForeign, isRefused, readBody } from './envelope.ts';

const TIMEOUT_MS = 15_000;
/** Adds to the timeout by size: the slowest upload that still counts as a working line. */
const SLOWEST_BYTES_PER_MS = 8;

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
export type OptionsArgument<Name extends RouteName> =
  Partial<CallOptions<Name>> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

export type Envelope<Data> = { data: Data; next?: string | null };

/** Whatever calls the API by the contract's name and answers with what stands under `data`: a page, or the service worker. */
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
