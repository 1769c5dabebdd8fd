import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { isTabName, TAB_HEADER } from '@pinlife/contract/live/events';
import {
  bodyMaxBytesOf,
  isPublicRoute,
  isSelfProvingRoute,
  type RouteName,
  routes,
  STRANGER_BODY_MAX_BYTES,
} from '@pinlife/contract/routes';
import { firstFault } from '@pinlife/contract/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { AppError } from '../platform/error/app-error.ts';
import { createCrowd } from '../platform/load/crowd.ts';
import type { Caller, Person } from '../platform/person.ts';
import { formatBody, JsonBody, JsonText } from '../platform/text/json-text.ts';
import { formatCookie, parseCookies } from './cookies.ts';
import { type CallGuard, type HandlerInput, type HandlerOutput, type Handlers, selfGuardedRoutes } from './handler.ts';

export type CreateGuard<Guard extends CallGuard = CallGuard> = (token: string | undefined) => Guard;

type BindOptions<Guard extends CallGuard = CallGuard> = {
  handlers: Handlers<RouteName, Guard>;
  createGuard: CreateGuard<Guard>;
  /** Cookies are marked Secure where people reach the app by https. */
  isSecure: boolean;
  trustProxy: TrustedProxies;
  /** Tests check every answer against its schema. */
  checkAnswers?: boolean;
};

type AnyInput = Omit<HandlerInput<RouteName>, 'person' | 'guard'> & { person?: Person; guard?: CallGuard };
type AnyOutput = HandlerOutput<RouteName>;
type AnyHandler = (input: AnyInput) => Promise<AnyOutput>;

const persons = new WeakMap<FastifyRequest, Person>();

/** Enough to tell the browser and the machine by. */
const USER_AGENT_MAX_LENGTH = 300;

/** So many calls of strangers are taken in at once: what they count and look up must leave the database to others. */
const STRANGERS = { each: 16, all: 256 };

/** Binds every call of the contract to its handler: the guard first, then the shape of the request, then the work. */
export const bindEndpoints = <Guard extends CallGuard>(app: FastifyInstance, options: BindOptions<Guard>): void => {
  const strangers = createCrowd(STRANGERS);
  const readAddress = createAddressReader(options.trustProxy);
  for (const name of Object.keys(routes) as RouteName[]) {
    const [method, url] = routes[name];
    const endpoint: Endpoint = endpoints[name];
    const bodyLimit = bodyMaxBytesOf(name);
    const handler = options.handlers[name] as unknown as AnyHandler;
    if (isSelfGuarded(name)) {
      app.route({ method, url, ...guardItself(handler, endpoint, options, readAddress) });
      continue;
    }
    app.route({
      method,
      url,
      bodyLimit,
      onRequest: async (request) => {
        // Before its body is read: refusing many must cost little.
        if (isPublicRoute(name)) return strangers.requireRoom(addressSubject(readAddress(request)));
        const token = readToken(request);
        const isOptional = isSelfProvingRoute(name) && token === undefined;
        if (!isOptional) persons.set(request, await options.createGuard(token).person());
      },
      handler: async (request, reply) => {
        const person = persons.get(request);
        const input = { ...readInput(request, endpoint, readAddress), ...(person && { person }) };
        const output = isPublicRoute(name)
          ? await strangers.admit(addressSubject(readAddress(request)), () => handler(input))
          : await handler(input);
        return sendOutput(reply, endpoint, output, options);
      },
    });
  }
};

const isSelfGuarded = (name: RouteName): boolean => (selfGuardedRoutes as readonly RouteName[]).includes(name);

/** For calls that are proved along with their work. A body that is large is read only for somebody who is known. */
const guardItself = (
  handler: AnyHandler,
  endpoint: Endpoint,
  options: Omit<BindOptions, 'handlers'>,
  readAddress: AddressReader,
) => ({
  onRequest: (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (hasSmallBody(request)) done();
    else
      options
        .createGuard(readToken(request))
        .person()
        .then(() => done(), done);
  },
  handler: async (request: FastifyRequest, reply: FastifyReply) => {
    const guard = options.createGuard(readToken(request));
    const output = await handler({ ...readInput(request, endpoint, readAddress), guard });
    // Whatever a handler leaves out, nobody is answered who is not known.
    if (!guard.proved) await guard.person();
    return sendOutput(reply, endpoint, output, options);
  },
  /** Whatever such a call is refused for, strangers only hear that they are strangers. */
  errorHandler: async (error: Error, request: FastifyRequest) => {
    await options.createGuard(readToken(request)).person();
    throw error;
  },
});

const hasSmallBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= STRANGER_BODY_MAX_BYTES;

/** The token that a request carries. */
export const readToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

type AddressReader = ReturnType<typeof createAddressReader>;

const readInput = (request: FastifyRequest, endpoint: Endpoint, readAddress: AddressReader) =>
  ({
    params: parsePart(endpoint.params, request.params, { isPath: true }),
    query: parsePart(endpoint.query, request.query),
    body: parsePart(endpoint.body, request.body),
    caller: new RequestCaller(request, readAddress),
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
  }) as AnyInput;

const parsePart = (schema: z.ZodType | undefined, value: unknown, { isPath = false } = {}): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { code, field } = firstFault(parsed.error);
  // A malformed id in the path answers exactly as one that does not exist.
  throw new AppError(code, field && !isPath ? { field } : {});
};

/** Read when it is asked for: most calls want to know nothing of it. */
class RequestCaller implements Caller {
  readonly #request: FastifyRequest;
  readonly #readAddress: AddressReader;

  constructor(request: FastifyRequest, readAddress: AddressReader) {
    this.#request = request;
    this.#readAddress = readAddress;
  }

  get address() {
    return this.#readAddress(this.#request);
  }

  get userAgent() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  }

  get cookies() {
    return parseCookies(this.#request.headers.cookie);
  }

  get tab() {
    return readTab(this.#request.headers[TAB_HEADER]);
  }
}

const readTab = (header: string | string[] | undefined) =>
  typeof header === 'string' && isTabName(header) ? header : undefined;

const sendOutput = (
  reply: FastifyReply,
  endpoint: Endpoint,
  { data, next, etag, isUnchanged = false, cookies = [], maxAgeSeconds }: AnyOutput,
  { isSecure, checkAnswers }: Pick<BindOptions, 'isSecure' | 'checkAnswers'>,
) => {
  if (checkAnswers) endpoint.data.parse(isSpelled(data) ? data.parse() : data);
  for (const cookie of cookies) reply.header('set-cookie', formatCookie(cookie, isSecure));
  if (maxAgeSeconds !== undefined) reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
  if (etag !== undefined) reply.header('etag', etag);
  if (isUnchanged) return reply.code(304).send();
  return reply
    .code(endpoint.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(data instanceof JsonBody ? data.bytes : formatBody(textOf(data), next));
};

const isSpelled = (data: unknown): data is JsonText<unknown> | JsonBody<unknown> =>
  data instanceof JsonText || data instanceof JsonBody;
const textOf = (data: unknown): string => (data instanceof JsonText ? data.text : JSON.stringify(data));
