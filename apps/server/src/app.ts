import { BODY_MAX_BYTES, LIVE_PATH, type RouteName } from '@pinlife/contract/routes';
import { SHARE_PATH } from '@pinlife/contract/share/limits';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { TrustedProxies } from './config.ts';
import type { CreateGuard, Guard } from './features/session/guard.ts';
import { bindEndpoints } from './http/bind.ts';
import { closeAsTheyFallIdle } from './http/closing.ts';
import { DOCS_STYLE_PATH, docsStyle, renderDocsPage } from './http/docs-page.ts';
import type { Doors } from './http/doors.ts';
import { handleErrors, refuseMalformedRequest, sendFailure } from './http/errors.ts';
import type { Handlers } from './http/handler.ts';
import { addHealthRoutes, type HealthCheck } from './http/health.ts';
import { createOpenApiDocument } from './http/openapi.ts';
import { addPublicPages, type PublicPages } from './http/public-pages.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/static.ts';
import { defaultPatience, limitBodies, type Patience } from './http/streams/body-deadline.ts';
import { addExportRoute, type ExportSource } from './http/streams/export.ts';
import { addImportRoutes, type ImportTransfer } from './http/streams/import.ts';
import { addLiveRoute, type LiveStreams } from './http/streams/live.ts';
import { addMediaRoutes, type MediaTransfer } from './http/streams/media.ts';
import { newRequestId } from './platform/caller/request-id.ts';
import { AppError } from './platform/error/app-error.ts';

/** What the app hands calls and streams to. */
export type AppServices = {
  handlers: Handlers<RouteName, Guard>;
  createGuard: CreateGuard;
  healthChecks: Record<string, HealthCheck>;
  live: LiveStreams;
  /** Fonts of the app are in its build. */
  openPublicPages(webFolder: string): PublicPages;
  mediaTransfer: MediaTransfer;
  importTransfer: ImportTransfer;
  exportSource: ExportSource;
  /** Where browsers talk to the storage themselves. */
  storageOrigin: string | undefined;
};

type AppOptions = AppServices & {
  version: string;
  webFolder: string;
  isSecure: boolean;
  trustProxy: TrustedProxies;
  logger?: FastifyServerOptions['loggerInstance'];
  checkAnswers?: boolean;
  /** Told of every answer that has been sent. */
  onAnswer?: ((status: number, seconds: number) => void) | undefined;
  /** Tests have less of it. */
  patience?: Patience;
  /** For an app that is stopped while others go on. */
  doors?: Doors;
};

/** Plugins, routes and error handling; it never listens. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { patience = defaultPatience } = options;
  const setHeaders = createSecurityHeaders(options);
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // One of its own for each request costs more than the few lines that are logged: they name their request themselves.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_MAX_BYTES,
    // Bodies have a limit of their own, as uploads may take longer.
    requestTimeout: 0,
    genReqId: newRequestId,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Who is connected already is served to the end.
    return503OnClosing: false,
    http: { connectionsCheckingInterval: patience.headSpanMs, headersTimeout: patience.headMs },
    clientErrorHandler: refuseMalformedRequest,
    schemaController: { compilersFactory: noCompilers },
    // An address that cannot be decoded never gets as far as the hooks and the error handler.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply as FastifyReply);
      return sendFailure(reply as FastifyReply, new AppError('not_found'));
    },
  });
  handleErrors(app);
  limitBodies(app, patience);
  closeAsTheyFallIdle(app);
  parseJsonBodies(app);
  logAnswers(app, options.onAnswer);
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  options.doors?.sendAway(app);
  addHealthRoutes(app, options.healthChecks, options.doors);
  bindEndpoints(app, options);
  addLiveRoute(app, options);
  addMediaRoutes(app, { ...options, patience });
  addImportRoutes(app, { ...options, patience });
  addExportRoute(app, options.exportSource);
  addPublicPages(app, { ...options, pages: options.openPublicPages(options.webFolder) });

  let openApi: ReturnType<typeof createOpenApiDocument> | undefined;
  app.get('/api/openapi.json', async () => {
    openApi ??= createOpenApiDocument(options.version);
    return openApi;
  });
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(renderDocsPage()));
  app.get(DOCS_STYLE_PATH, async (_request, reply) => reply.type('text/css').send(docsStyle));

  await serveWebApp(app, options.webFolder);
  return app;
};

/** The contract's own schemas check what comes and goes; Fastify's checkers would be loaded for nothing. */
const refuseSchema = () => () => {
  throw new Error('Routes have no schemas of their own: the contract has.');
};
const noCompilers = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

/** An empty body is no body, whatever its content type says. */
const parseJsonBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJson(body as string));
    } catch (error) {
      done(Object.assign(error as Error, { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }));
    }
  });
};

/** PostgreSQL stores neither NUL characters nor halves of surrogate pairs, so none gets past this point. */
const parseJson = (text: string): unknown => {
  const body: unknown = JSON.parse(text);
  // In a list, as a body may also be a text itself.
  return UNSTORABLE.test(text) ? makeStorable([body])[0] : body;
};

/** As JSON spells them. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
const toStorable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** By a list of what is left, as bodies can be nested deeper than functions can call each other. */
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

/** One line per answer, without the query: mailed links carry their token there. */
const logAnswers = (app: FastifyInstance, onAnswer: AppOptions['onAnswer']) => {
  const isWatchedClosely = ['trace', 'debug'].includes(app.log.level);
  const log = (request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply) => {
    const level = status >= 500 ? 'warn' : 'debug';
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log[level]({ reqId: request.id, status, ms }, `${request.method} ${pathOf(request)}`);
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (isWatchedClosely || reply.statusCode >= 500) log(request, reply);
    // A stream is open for as long as its tab.
    if (onAnswer && pathOf(request) !== LIVE_PATH) onAnswer(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};

/** Nor the address of a share, which is a secret too. */
const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?', 1)[0]?.replace(SHARE_TOKEN, `${SHARE_PATH}/…`);
const SHARE_TOKEN = new RegExp(`^${SHARE_PATH}/[^/]+`);
