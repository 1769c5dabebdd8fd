import type { RequestBody, RequestQuery, ResponseData } from '@pinlife/contract/endpoints';
import { type ErrorCode, errorSentence, type Failure, isErrorCode } from '@pinlife/contract/errors';
import { TAB_HEADER } from '@pinlife/contract/live';
import { isPublicRoute, type RouteName, type RouteParams, routes } from '@pinlife/contract/routes';
import { reportReachable } from './connection.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { endSession, getToken } from './session.ts';
import { tabName } from './tab.ts';

const TIMEOUT_MS = 15_000;
/** A long note takes its time on a slow line; this much arrives on every line that works at all. */
const SLOWEST_BYTES_PER_MS = 8;
const UNREACHABLE_STATUSES = [502, 503, 504];

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the server holds instead, where it says so: the current note of a 412. */
  readonly data: unknown;

  /** `message` is the server's English sentence; empty when the answer held none. */
  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { field?: string; retryAfterSeconds?: number; data?: unknown } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.data = more.data;
  }
}

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
  const response = await fetchOrFail(name, options, token);
  if (response.ok) return (await readBody<Envelope<Data>>(response)) ?? failWith(response.status, 'internal', '');
  const error = await readFailure(response);
  // A newer session may have begun while an old call was under way; only the one that was refused ends.
  if (response.status === 401 && token !== null && token === getToken()) endSession('expired');
  throw error;
};

const fetchOrFail = async (name: RouteName, options: LooseOptions, token: string | null): Promise<Response> => {
  const [method] = routes[name];
  const address = addressOf(name, options);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const timeoutMs = TIMEOUT_MS + Math.ceil((body?.length ?? 0) / SLOWEST_BYTES_PER_MS);
  const signals = [AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])];
  const request = {
    method,
    headers: {
      accept: 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}`, [TAB_HEADER]: tabName }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
    },
    ...(body !== undefined && { body }),
  };
  try {
    const signal = AbortSignal.any(signals);
    const early = method === 'GET' ? await takeEarlyAnswer(address, token, signal) : null;
    const response = early ?? (await fetch(address, { ...request, signal }));
    reportReachable(!UNREACHABLE_STATUSES.includes(response.status));
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    reportReachable(false);
    return failWith(0, 'unavailable', errorSentence('unavailable'));
  }
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

const readBody = async <Body>(response: Response): Promise<Body | null> => {
  try {
    return (await response.json()) as Body;
  } catch {
    return null;
  }
};

const readFailure = async (response: Response): Promise<ApiError> => {
  const body = await readBody<Partial<Failure> & { data?: unknown }>(response);
  const retryAfter = Number(response.headers.get('retry-after'));
  const more = {
    ...(typeof body?.field === 'string' && { field: body.field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(body?.data !== undefined && { data: body.data }),
  };
  if (UNREACHABLE_STATUSES.includes(response.status)) {
    return new ApiError(response.status, 'unavailable', errorSentence('unavailable'), more);
  }
  const code = isErrorCode(body?.code) ? body.code : 'internal';
  return new ApiError(response.status, code, typeof body?.error === 'string' ? body.error : '', more);
};

const failWith = (status: number, code: ErrorCode, message: string): never => {
  throw new ApiError(status, code, message);
};
