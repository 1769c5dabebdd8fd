import { CALENDAR_FEED_PATH } from '@pinlife/contract/calendar/limits';
import { LIVE_PATH, type RouteName, STRANGER_BODY_MAX_BYTES } from '@pinlife/contract/routes';
import { SHARE_PATH } from '@pinlife/contract/share/limits';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { TrustedProxies } from './config.ts';
import type { Guard } from './features/session/guard/guard.ts';
import { addApiDocuments } from './http/api-documents.ts';
import { bindEndpoints, type CreateGuard } from './http/bind.ts';
import { createBodyBudget } from './http/body-budget.ts';
import { addCalendarFeeds, type CalendarFeeds } from './http/calendar-feed.ts';
import { handleErrors, refuseMalformedRequest, sendFailure } from './http/errors.ts';
import type { Handlers } from './http/handler.ts';
import { addHealthRoutes, type HealthCheck } from './http/health.ts';
import { closeIdleConnections } from './http/idle-connections.ts';
import { createServerInTurn } from './http/in-turn.ts';
import { addMcpRoute } from './http/mcp/mcp.ts';
import { addOidcCallback, type OidcCallback } from './http/oidc-callback.ts';
import { addPublicPages, type PublicPages } from './http/public-pages.ts';
import { readBody } from './http/read-body.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import type { ShutdownNotice } from './http/shutdown-notice.ts';
import { serveWebApp } from './http/static.ts';
import { defaultTimeouts, limitBodies, type RequestTimeouts, refuseLongUpload } from './http/streams/body-deadline.ts';
import { addExportRoute, type ExportSource } from './http/streams/export.ts';
import { addImportRoutes, type ImportTransfer } from './http/streams/import.ts';
import { addLiveRoute, type LiveStreams } from './http/streams/live.ts';
import { addMediaRoutes, type MediaTransfer } from './http/streams/media.ts';
import { limitUnreadAnswers } from './http/unread-answers.ts';
import { newRequestId } from './platform/caller/request-id.ts';
import { AppError } from './platform/error/app-error.ts';
import { createTurns } from './platform/load/turns.ts';
import { toStorable } from './platform/text/storable.ts';

/** The handlers of calls and streams. */
export type AppServices = {
  handlers: Handlers<RouteName, Guard>;
  createGuard: CreateGuard<Guard>;
  requireOperator(userId: string): Promise<void>;
  admitSignup(invite: unknown): Promise<void>;
  healthChecks: Record<string, HealthCheck>;
  live: LiveStreams;
  /** `webFolder`: the built web app, whose fonts the pages use. */
  openPublicPages(webFolder: string): PublicPages;
  calendarFeeds: CalendarFeeds;
  oidcCallback: OidcCallback;
  mediaTransfer: MediaTransfer;
  importTransfer: ImportTransfer;
  exportSource: ExportSource;
  /** The origin of the app. */
  publicOrigin: string;
  /** The origin of the storage, if browsers call it directly. */
  storageOrigin: string | undefined;
};

type AppOptions = AppServices & {
  version: string;
  webFolder: string;
  isSecure: boolean;
  trustProxy: TrustedProxies;
  logger?: FastifyServerOptions['loggerInstance'];
  checkAnswers?: boolean;
  /** Called after each answer. */
  onAnswer?: ((status: number, seconds: number) => void) | undefined;
  /** Time-outs; shorter in tests. */
  timeouts?: RequestTimeouts;
  /** Announces a stop to the load balancer. */
  shutdownNotice?: ShutdownNotice;
};

/** A screen of the page makes a few reads at once. */
const READS = { each: 16, waiting: 256 };

/** Creates plugins, routes and error handling; it does not listen. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { timeouts = defaultTimeouts } = options;
  const setHeaders = createSecurityHeaders(options);
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger per request, as it is expensive. Log lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    // For what is no call too, such as addresses that do not exist: nobody proves there who they are.
    bodyLimit: STRANGER_BODY_MAX_BYTES,
    // Bodies have a separate limit, as uploads may take longer.
    requestTimeout: 0,
    genReqId: newRequestId,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered.
    return503OnClosing: false,
    serverFactory: createServerInTurn,
    http: { connectionsCheckingInterval: timeouts.headSpanMs, headersTimeout: timeouts.headMs },
    clientErrorHandler: (error, socket) => {
      if (!refuseLongUpload(error, socket)) refuseMalformedRequest(error, socket);
    },
    schemaController: { compilersFactory: noCompilers },
    // For an address that cannot be decoded, neither hooks nor the error handler run.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply as FastifyReply);
      return sendFailure(reply as FastifyReply, new AppError('not_found'));
    },
  });
  handleErrors(app);
  limitBodies(app, timeouts);
  limitUnreadAnswers(app, options);
  closeIdleConnections(app);
  parseJsonBodies(app);
  logAnswers(app, options.onAnswer);
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  options.shutdownNotice?.closeConnections(app);
  addHealthRoutes(app, options.healthChecks, options.shutdownNotice);
  const reserveBody = createBodyBudget();
  const readInTurn = createTurns(READS);
  bindEndpoints(app, { ...options, reserveBody, readInTurn });
  addLiveRoute(app, options);
  addMediaRoutes(app, { ...options, timeouts });
  addImportRoutes(app, { ...options, timeouts });
  addExportRoute(app, options.exportSource);
  addCalendarFeeds(app, options);
  addOidcCallback(app, options);
  addPublicPages(app, { ...options, pages: options.openPublicPages(options.webFolder) });

  addMcpRoute(app, { ...options, reserveBody, readInTurn });
  addApiDocuments(app, options.version);
  await serveWebApp(app, options.webFolder, options.oidcCallback.isOnly);
  return app;
};

/** The contract's schemas validate requests and answers, so Fastify's compilers are not loaded. */
const refuseSchema = () => () => {
  throw new Error('Routes have no schemas of their own: the contract has.');
};
const noCompilers = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

/** An empty body is no body, whatever its content type says. */
const parseJsonBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const body = await readBody(request, payload, request.routeOptions.bodyLimit);
    try {
      return body === '' ? undefined : parseJson(body);
    } catch (cause) {
      throw new AppError('body_not_json', { cause });
    }
  });
};

/** Removes NUL characters and unpaired surrogates, which PostgreSQL cannot store. */
const parseJson = (text: string): unknown => {
  const body: unknown = JSON.parse(text);
  // Wrapped in an array, because the body itself may be a string.
  return UNSTORABLE.test(text) ? makeStorable([body])[0] : body;
};

/** Their JSON escapes. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** Iterative, because recursion would overflow the stack on deeply nested bodies. Changes the values in place. */
const makeStorable = (body: unknown[]): unknown[] => {
  const left: object[] = [body];
  for (let node = left.pop(); node; node = left.pop()) {
    for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
      const value: unknown = Reflect.get(node, key);
      if (typeof value === 'object' && value !== null) left.push(value);
      // Defined, not set: a key may be `__proto__`.
      if (typeof value === 'string') Object.defineProperty(node, key, { value: toStorable(value) });
    }
  }
  return body;
};

/** Logs one line per answer, without the query: mailed links carry their token there. */
const logAnswers = (app: FastifyInstance, onAnswer: AppOptions['onAnswer']) => {
  const isWatchedClosely = ['trace', 'debug'].includes(app.log.level);
  const log = (request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply) => {
    const level = status >= 500 ? 'warn' : 'debug';
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log[level]({ reqId: request.id, status, ms }, `${request.method} ${pathOf(request)}`);
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (isWatchedClosely || reply.statusCode >= 500) log(request, reply);
    // A live stream lasts as long as its tab, so its duration is not counted.
    if (onAnswer && pathOf(request) !== LIVE_PATH) onAnswer(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};

/** The path for the log, without the query and without tokens of shares and calendar feeds. */
const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?', 1)[0]?.replace(LINK_TOKEN, '$1/…');
const LINK_TOKEN = new RegExp(`^(${SHARE_PATH}|${CALENDAR_FEED_PATH})/[^/]+`);
