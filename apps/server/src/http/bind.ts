import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import {
  BODY_MAX_BYTES,
  bodyMaxBytesOf,
  isOperatorRoute,
  isPublicRoute,
  isSelfProvingRoute,
  isSignupRoute,
  type RouteName,
  routes,
  STRANGER_BODY_MAX_BYTES,
} from '@pinlife/contract/routes';
import { type Access, accessOf } from '@pinlife/contract/token-access';
import { firstFault } from '@pinlife/contract/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { AppError } from '../platform/error/app-error.ts';
import { createConcurrencyLimit } from '../platform/load/concurrency-limit.ts';
import type { Turns } from '../platform/load/turns.ts';
import type { Person } from '../platform/person.ts';
import { formatBody, JsonBody, JsonText } from '../platform/text/json-text.ts';
import { countBody, type ReserveBody } from './body-budget.ts';
import { formatCookie } from './cookies.ts';
import { type CallGuard, type HandlerInput, type HandlerOutput, type Handlers, selfGuardedRoutes } from './handler.ts';
import { type AddressReader, RequestCaller } from './request-caller.ts';
import { setAnswerSubject } from './unread-answers.ts';

/** The port to the session slice. `needed`: the access that the call requires. */
export type CreateGuard<Guard extends CallGuard = CallGuard> = (token: string | undefined, needed: Access) => Guard;

type BindOptions<Guard extends CallGuard = CallGuard> = {
  handlers: Handlers<RouteName, Guard>;
  createGuard: CreateGuard<Guard>;
  /** Answers 404 to people who are not operators. */
  requireOperator(userId: string): Promise<void>;
  /** Throws if signing up is not allowed with this invitation. */
  admitSignup(invite: unknown): Promise<void>;
  /** Cookies are marked Secure if people reach the app over https. */
  isSecure: boolean;
  trustProxy: TrustedProxies;
  reserveBody: ReserveBody;
  /** Reads of a person take turns: hundreds of costly ones would keep the connections to the database from others. */
  readInTurn: Turns;
  /** Tests check every response against its schema. */
  checkAnswers?: boolean;
};

type AnyInput = Omit<HandlerInput<RouteName>, 'person' | 'guard'> & { person?: Person; guard?: CallGuard };
type AnyOutput = HandlerOutput<RouteName>;
type AnyHandler = (input: AnyInput) => Promise<AnyOutput>;

const personOfRequest = new WeakMap<FastifyRequest, Person>();
/** Calls whose body had not arrived when the session was checked. It is checked again, since a slow body can take long. */
const mustProveAgain = new WeakSet<FastifyRequest>();

/** Limits concurrent calls without a token, so that the database stays available to people. */
const STRANGERS = { each: 16, all: 256 };

/** Binds every call of the contract to its handler: guard first (again after a late body), then validation, then the work. */
export const bindEndpoints = <Guard extends CallGuard>(app: FastifyInstance, options: BindOptions<Guard>): void => {
  const strangers = createConcurrencyLimit(STRANGERS);
  const readAddress = createAddressReader(options.trustProxy);
  const { reserveBody } = options;
  for (const name of Object.keys(routes) as RouteName[]) {
    const [method, url] = routes[name];
    const endpoint: Endpoint = endpoints[name];
    const bodyLimit = bodyMaxBytesOf(name);
    const handler = options.handlers[name] as unknown as AnyHandler;
    if (isSelfGuarded(name)) {
      app.route({ method, url, ...bindSelfGuarded(handler, name, options, readAddress) });
      continue;
    }
    const provePerson = async (request: FastifyRequest): Promise<void> => {
      const token = readBearerToken(request);
      const isOptional = isSelfProvingRoute(name) && token === undefined;
      if (isOptional) return;
      const person = await options.createGuard(token, accessOf(name)).person();
      if (isOperatorRoute(name)) await options.requireOperator(person.userId);
      personOfRequest.set(request, person);
      setAnswerSubject(request, person.userId);
    };
    app.route({
      method,
      url,
      bodyLimit,
      onRequest: async (request, reply) => {
        // Checked before the body is read, so that refusing many is cheap.
        if (isPublicRoute(name)) await strangers.requireRoom(addressSubject(readAddress(request)));
        else {
          await provePerson(request);
          if (!request.raw.complete && countBody(request, bodyLimit) > 0) mustProveAgain.add(request);
        }
        const subject = personOfRequest.get(request)?.userId ?? addressSubject(readAddress(request));
        reserveBody(subject, request, reply, bodyLimit);
      },
      handler: async (request, reply) => {
        if (mustProveAgain.has(request)) await provePerson(request);
        const person = personOfRequest.get(request);
        if (isSignupRoute(name)) await options.admitSignup(readInvite(request.body));
        const input = { ...readInput(request, endpoint, readAddress), ...(person && { person }) };
        const output = isPublicRoute(name)
          ? await strangers.admit(addressSubject(readAddress(request)), () => handler(input))
          : person && method === 'GET'
            ? await options.readInTurn(person.userId, () => handler(input))
            : await handler(input);
        return sendOutput(reply, endpoint, output, options);
      },
    });
  }
};

type Parts = { params: unknown; query: unknown; body: unknown; ifMatch?: string | undefined };

/** Runs a call of the contract for an MCP request, with the same guard, validation and work. Returns the JSON of the body. */
export const callWithin = async <Guard extends CallGuard>(
  request: FastifyRequest,
  name: RouteName,
  parts: Parts,
  {
    handlers,
    createGuard,
    trustProxy,
    readInTurn,
  }: Pick<BindOptions<Guard>, 'handlers' | 'createGuard' | 'trustProxy' | 'readInTurn'>,
): Promise<string> => {
  const endpoint: Endpoint = endpoints[name];
  const guard = createGuard(readBearerToken(request), accessOf(name));
  const person = await guard.person();
  const input = {
    params: parsePart(endpoint.params, parts.params, { isPath: true }),
    query: parsePart(endpoint.query, parts.query),
    body: parsePart(endpoint.body, parts.body),
    caller: new RequestCaller(request, createAddressReader(trustProxy)),
    ifMatch: parts.ifMatch,
    ifNoneMatch: undefined,
    ...(isSelfGuarded(name) ? { guard } : { person }),
  } as AnyInput;
  const handler = handlers[name] as unknown as AnyHandler;
  const { data, next } = await readInTurn(person.userId, () => handler(input));
  return data instanceof JsonBody ? data.bytes.toString() : formatBody(textOf(data), next);
};

const isSelfGuarded = (name: RouteName): boolean => (selfGuardedRoutes as readonly RouteName[]).includes(name);

/**
 * Handles calls whose handlers prove the person together with their work. A large body is read only after the person is
 * proved.
 */
const bindSelfGuarded = (
  handler: AnyHandler,
  name: RouteName,
  options: Omit<BindOptions, 'handlers'>,
  readAddress: AddressReader,
) => {
  const endpoint: Endpoint = endpoints[name];
  const createGuard = (request: FastifyRequest) => options.createGuard(readBearerToken(request), accessOf(name));
  return {
    bodyLimit: BODY_MAX_BYTES,
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
      if (countBody(request, BODY_MAX_BYTES) <= STRANGER_BODY_MAX_BYTES) done();
      else
        createGuard(request)
          .person()
          .then(({ userId }) => options.reserveBody(userId, request, reply, BODY_MAX_BYTES))
          .then(() => done(), done);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const guard = createGuard(request);
      const input = { ...readInput(request, endpoint, readAddress), guard };
      // The person is not known before the work, so reads of a token take turns.
      const token = request.method === 'GET' && readBearerToken(request);
      const output = token ? await options.readInTurn(token, () => handler(input)) : await handler(input);
      // Even if a handler forgets the guard, no unknown caller gets an answer.
      setAnswerSubject(request, (guard.proved ?? (await guard.person())).userId);
      return sendOutput(reply, endpoint, output, options);
    },
    /** Unknown callers get only 401, whatever else is wrong with the call. */
    errorHandler: async (error: Error, request: FastifyRequest) => {
      await createGuard(request).person();
      throw error;
    },
  };
};

const readInvite = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'invite' in body ? body.invite : undefined;

export const readBearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

const readInput = (request: FastifyRequest, endpoint: Endpoint, readAddress: AddressReader) =>
  ({
    params: parsePart(endpoint.params, request.params, { isPath: true }),
    query: parsePart(endpoint.query, readQuery(request)),
    body: parsePart(endpoint.body, request.body),
    caller: new RequestCaller(request, readAddress),
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
  }) as AnyInput;

/** PostgreSQL has no NUL characters. Nothing that is stored contains the one that stands for them. */
const readQuery = ({ url, query }: FastifyRequest): unknown => (url.includes('%00') ? withoutNul(query) : query);
const withoutNul = (query: unknown): unknown =>
  JSON.parse(JSON.stringify(query), (_key, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
  );

const parsePart = (schema: z.ZodType | undefined, value: unknown, { isPath = false } = {}): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { code, field } = firstFault(parsed.error);
  // A malformed id in the path is answered like one that does not exist.
  throw new AppError(code, field && !isPath ? { field } : {});
};

const sendOutput = (
  reply: FastifyReply,
  endpoint: Endpoint,
  { data, next, etag, isUnchanged = false, cookies = [], maxAgeSeconds }: AnyOutput,
  { isSecure, checkAnswers }: Pick<BindOptions, 'isSecure' | 'checkAnswers'>,
) => {
  if (checkAnswers) endpoint.data.parse(isSerialised(data) ? data.parse() : data);
  for (const cookie of cookies) reply.header('set-cookie', formatCookie(cookie, isSecure));
  if (maxAgeSeconds !== undefined) reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
  if (etag !== undefined) reply.header('etag', etag);
  if (isUnchanged) return reply.code(304).send();
  return reply
    .code(endpoint.status ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .send(data instanceof JsonBody ? data.bytes : formatBody(textOf(data), next));
};

const isSerialised = (data: unknown): data is JsonText<unknown> | JsonBody<unknown> =>
  data instanceof JsonText || data instanceof JsonBody;
const textOf = (data: unknown): string => (data instanceof JsonText ? data.text : JSON.stringify(data));
