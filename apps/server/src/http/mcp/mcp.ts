import type { Server } from '@modelcontextprotocol/server';
import type { RouteName } from '@pinlife/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../../config.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Turns } from '../../platform/load/turns.ts';
import { type CreateGuard, callWithin, readBearerToken } from '../bind.ts';
import type { ReserveBody } from '../body-budget.ts';
import type { CallGuard, Handlers } from '../handler.ts';
import { setAnswerSubject } from '../unread-answers.ts';
import { loadSdk } from './load-sdk.ts';
import { LongText } from './long-text.ts';
import { listTools, readToolCall } from './tools.ts';

const MCP_PATH = '/mcp';
/** Larger messages must use the API. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** The limit of keys and items of a message on all levels together, because the SDK reads each of them several times. */
const VALUES_MAX = 1_000;
const PINUP_URI = 'pinlife://pinup/';
const RESOURCES_PER_PAGE = 50;
const READ_AGAIN = ' Read it with read_pinup, and edit what it says now, with the version that it has now.';

type McpOptions<Guard extends CallGuard> = {
  handlers: Handlers<RouteName, Guard>;
  createGuard: CreateGuard<Guard>;
  trustProxy: TrustedProxies;
  reserveBody: ReserveBody;
  readInTurn: Turns;
  version: string;
  /** The origin of the app: pages of other origins may not call. */
  publicOrigin: string;
};

/**
 * The Model Context Protocol for assistants, over streamable HTTP with an access token. Each message is answered alone,
 * without a session, so any node can answer. A tool runs a call of the contract, with its guard, its validation and its
 * limits.
 */
export const addMcpRoute = <Guard extends CallGuard>(app: FastifyInstance, options: McpOptions<Guard>): void => {
  app.route({
    method: 'POST',
    url: MCP_PATH,
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: async (request, reply) => {
      reply.header('www-authenticate', 'Bearer');
      const { origin } = request.headers;
      if (origin !== undefined && origin !== options.publicOrigin) throw new AppError('origin_foreign');
      const { userId } = await options.createGuard(readBearerToken(request), 'read').person();
      setAnswerSubject(request, userId);
      options.reserveBody(userId, request, reply, BODY_LIMIT_BYTES);
      reply.removeHeader('www-authenticate');
    },
    handler: async (request, reply) => {
      refuseStream(request.body);
      refuseManyValues(request.body);
      const { createMcpHandler, Server } = await loadSdk();
      const longText = new LongText();
      const handler = createMcpHandler(() => createServer(Server, request, longText, options), { keepAliveMs: 0 });
      const response = await handler.fetch(toWebRequest(request), { parsedBody: request.body });
      reply.code(response.status);
      for (const name of ['content-type', 'mcp-protocol-version']) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.send(longText.insert(await response.text()));
    },
  });
  // Streams from server to client, and sessions, are not supported: the protocol has 405 for that.
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    exposeHeadRoute: false,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
};

/** Accepts only one message at a time, and none that would keep a stream open. */
const refuseStream = (body: unknown): void => {
  const { method } = (typeof body === 'object' && body !== null ? body : {}) as { method?: unknown };
  if (Array.isArray(body) || method === 'subscriptions/listen') throw new AppError('invalid');
};

/** Iterative, because deep nesting would overflow the stack. */
const refuseManyValues = (body: unknown): void => {
  const left = [body];
  let count = 0;
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    for (const key in node) {
      count += 1;
      if (count > VALUES_MAX) throw new AppError('invalid');
      left.push(Reflect.get(node, key));
    }
  }
};

const toWebRequest = ({ headers }: FastifyRequest): Request => {
  const kept = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const { 'content-length': _length, ...rest } = Object.fromEntries(kept);
  return new Request(`http://mcp${MCP_PATH}`, { method: 'POST', headers: rest, body: '{}' });
};

const mayWrite = async (request: FastifyRequest, { createGuard }: { createGuard: CreateGuard }): Promise<boolean> => {
  try {
    await createGuard(readBearerToken(request), 'write').person();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'token_forbidden') return false;
    throw error;
  }
};

const createServer = <Guard extends CallGuard>(
  SdkServer: typeof Server,
  request: FastifyRequest,
  longText: LongText,
  options: McpOptions<Guard>,
): Server => {
  const server = new SdkServer(
    { name: 'PinLife', version: options.version },
    { capabilities: { tools: {}, resources: {} } },
  );
  const call = (name: RouteName, parts: Parameters<typeof callWithin>[2]): Promise<string> =>
    callWithin(request, name, parts, options);

  server.setRequestHandler('tools/list', async () => ({ tools: listTools(await mayWrite(request, options)) }));

  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    try {
      const toolCall = readToolCall(name, given);
      if (!toolCall) throw new AppError('not_found');
      return { content: [{ type: 'text', text: longText.keep(await call(toolCall.call, toolCall.parts)) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: describeFailure(request, error) }] };
    }
  });

  server.setRequestHandler('resources/list', async ({ params }) => {
    const query = { limit: RESOURCES_PER_PAGE, cursor: params?.cursor };
    const page: { data: { _id: string; title: string }[]; next: string | null } = JSON.parse(
      await call('listNotes', { params: {}, query, body: undefined }).catch((error: unknown) => {
        throw new Error(describeFailure(request, error));
      }),
    );
    return {
      resources: page.data.map(({ _id, title }) => ({
        uri: `${PINUP_URI}${_id}`,
        name: title,
        mimeType: 'application/json',
      })),
      ...(page.next && { nextCursor: page.next }),
    };
  });

  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const id = uri.startsWith(PINUP_URI) ? uri.slice(PINUP_URI.length) : '';
    const text = await call('getNote', { params: { id }, query: {}, body: undefined }).catch((error: unknown) => {
      throw new Error(describeFailure(request, error));
    });
    return { contents: [{ uri, mimeType: 'application/json', text: longText.keep(text) }] };
  });

  return server;
};

/** An `AppError` keeps its sentence; any other error is logged, and the answer reveals no details. */
const describeFailure = (request: FastifyRequest, error: unknown): string => {
  if (error instanceof AppError && error.status < 500) {
    const wait = error.retryAfterSeconds === undefined ? '' : ` (${error.retryAfterSeconds} s)`;
    const advice = error.code === 'note_changed' || error.field === 'version' ? READ_AGAIN : '';
    return `${error.message}${error.field ? ` (${error.field})` : ''}${wait}${advice}`;
  }
  request.log.error({ err: error, reqId: request.id }, 'A tool of an assistant failed');
  return new AppError('internal').message;
};
