import type { RequestBody, ResponseData } from '@pinlife/contract/endpoints';
import type { ErrorCode } from '@pinlife/contract/errors';
import { type RouteName, type RouteParams, routes } from '@pinlife/contract/routes';

type CallOptions<Name extends RouteName> = {
  params?: RouteParams<Name>;
  body?: RequestBody<Name>;
  token?: string;
  /** `X-Forwarded-For`; read only by an app with `TRUST_PROXY`. */
  address?: string;
};

type Answer<Name extends RouteName> = {
  status: number;
  data: ResponseData<Name>;
  code?: ErrorCode;
  error?: string;
};

export type Api = ReturnType<typeof createApi>;

/** Calls a running app as any client would. */
export const createApi = (url: string) => {
  const call = async <Name extends RouteName>(name: Name, options: CallOptions<Name> = {}): Promise<Answer<Name>> => {
    const [method, path] = routes[name];
    const { params, body, token, address } = options;
    const response = await fetch(url + fillPath(path, params ?? {}), {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  };

  /** Calls, and throws unless the call succeeds. */
  const demand = async <Name extends RouteName>(
    name: Name,
    options: CallOptions<Name> = {},
  ): Promise<ResponseData<Name>> => {
    const answer = await call(name, options);
    if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${answer.error}`);
    return answer.data;
  };

  return { url, call, demand };
};

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
