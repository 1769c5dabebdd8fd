import { PROFILE_PATH, PUBLIC_PAGE_MAX_AGE_SECONDS, SHARE_PATH } from '@pinlife/contract/share/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { AppError } from '../platform/error/app-error.ts';
import { isTooMany } from '../platform/load/too-many.ts';
import { formatCookie } from './cookies.ts';
import type { Cookie } from './handler.ts';
import { readBody } from './read-body.ts';
import { RequestCaller } from './request-caller.ts';
import { type ServedBytes, sendBytes } from './streams/media.ts';
import { createSentBytes, type SentBytes } from './streams/sent-bytes.ts';

type Query = Readonly<Record<string, unknown>>;

/** A caller without a session. */
export type Visitor = {
  address: string;
  acceptLanguage: string | undefined;
  cookies: Readonly<Record<string, string>>;
};

type Encoding = 'br' | 'gzip' | 'identity';
export type SentPage = { etag: string; encode(encoding: Encoding, subject: string): Promise<Buffer> };

export type PageAnswer = {
  status: 200 | 403 | 404 | 429 | 500 | 503;
  page: SentPage;
  /** If not, the visitor's browser may cache it for a moment. */
  isUncacheable?: boolean;
  isIndexed?: boolean;
  retryAfterSeconds?: number | undefined;
  /** Called when the complete page was sent. */
  count?: () => void;
};
/** Redirects to the page, which the cookie opens. */
type Unlocked = { unlocked: Cookie };

export type PublicBytes = Omit<ServedBytes, 'maxAgeSeconds'> & { etag: string; isUncacheable: boolean };

/** Pages for visitors. The implementation decides whether they may be seen. */
export type PublicPages = {
  policy: string;
  chooseEncoding(header: string | undefined): Encoding;
  note(token: string, query: Query, visitor: Visitor): Promise<PageAnswer>;
  unlock(token: string, passphrase: string, visitor: Visitor): Promise<PageAnswer | Unlocked>;
  /** null: does not exist. */
  media(token: string, number: string, width: string | undefined, visitor: Visitor): Promise<PublicBytes | null>;
  photo(token: string, visitor: Visitor): Promise<PublicBytes | null>;
  card(token: string, visitor: Visitor): Promise<PublicBytes | null>;
  profile(username: string, query: Query, visitor: Visitor): Promise<PageAnswer>;
  picture(username: string, kind: 'photo' | 'cover', query: Query, visitor: Visitor): Promise<PublicBytes | null>;
  gone(visitor: Visitor): PageAnswer;
  failed(visitor: Visitor, error: AppError): PageAnswer;
  close(): Promise<void>;
};

type Options = { pages: PublicPages; isSecure: boolean; trustProxy: TrustedProxies };

const FORM_MAX_BYTES = 4 * 1024;
/** The limits of large pages that are being sent: for one address and in total. */
const SENT_BYTES = { each: 32 * 1024 * 1024, all: 96 * 1024 * 1024 };
const NOTHING_ALLOWED = 'camera=(), geolocation=(), microphone=()';

/** Serves the public pages, which the server renders without scripts and without code of the app. */
export const addPublicPages = (app: FastifyInstance, { pages, isSecure, trustProxy }: Options): void => {
  const readAddress = createAddressReader(trustProxy);
  const visitorOf = (request: FastifyRequest): Visitor => new RequestCaller(request, readAddress);
  const sent = createSentBytes(SENT_BYTES);
  const send = (request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) =>
    sendPage(request, reply, answer, { ...pages, sent, subject: addressSubject(readAddress(request)) });
  const sendMedia = async (request: FastifyRequest, reply: FastifyReply, open: () => Promise<PublicBytes | null>) => {
    const bytes = isEmbeddedElsewhere(request) ? null : await open();
    return bytes ? sendFound(request, reply, bytes) : send(request, reply, pages.gone(visitorOf(request)));
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      async (request: FastifyRequest, payload: FastifyRequest['raw']) =>
        new URLSearchParams(await readBody(request, payload, FORM_MAX_BYTES)),
    );
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const failure = toFailure(error);
      if (failure.status >= 500) request.log.error({ reqId: request.id, err: failure.cause ?? error }, failure.code);
      const visitor = visitorOf(request);
      return send(request, reply, failure.status === 404 ? pages.gone(visitor) : pages.failed(visitor, failure));
    });

    type Named = { Params: { token: string; number: string }; Querystring: Query };
    scope.get<Named>(`${SHARE_PATH}/:token`, async (request, reply) =>
      send(request, reply, await pages.note(request.params.token, request.query, visitorOf(request))),
    );
    scope.post<Named>(`${SHARE_PATH}/:token`, async (request, reply) => {
      const { token } = request.params;
      const passphrase = (request.body instanceof URLSearchParams && request.body.get('passphrase')) || '';
      const answer = await pages.unlock(token, passphrase, visitorOf(request));
      if (!('unlocked' in answer)) return send(request, reply, answer);
      reply.header('set-cookie', formatCookie(answer.unlocked, isSecure)).header('cache-control', 'no-store');
      return reply.redirect(`${SHARE_PATH}/${token}`, 303);
    });
    scope.get<Named>(`${SHARE_PATH}/:token/media/:number`, async (request, reply) => {
      const { token, number } = request.params;
      const width = text(request.query['w']);
      return sendMedia(request, reply, () => pages.media(token, number, width, visitorOf(request)));
    });
    scope.get<Named>(`${SHARE_PATH}/:token/photo`, async (request, reply) =>
      sendMedia(request, reply, () => pages.photo(request.params.token, visitorOf(request))),
    );
    scope.get<Named>(`${SHARE_PATH}/:token/card`, async (request, reply) =>
      sendMedia(request, reply, () => pages.card(request.params.token, visitorOf(request))),
    );
    type OfPerson = { Params: { username: string }; Querystring: Query };
    scope.get<OfPerson>(`${PROFILE_PATH}/:username`, async (request, reply) =>
      send(request, reply, await pages.profile(request.params.username, request.query, visitorOf(request))),
    );
    for (const kind of ['photo', 'cover'] as const) {
      scope.get<OfPerson>(`${PROFILE_PATH}/:username/${kind}`, async (request, reply) => {
        const { params, query } = request;
        return sendMedia(request, reply, () => pages.picture(params.username, kind, query, visitorOf(request)));
      });
    }
    // Other paths below these are not screens of the app.
    for (const path of [SHARE_PATH, PROFILE_PATH]) {
      scope.get(`${path}/*`, async (request, reply) => send(request, reply, pages.gone(visitorOf(request))));
    }
  });
  app.addHook('onClose', () => pages.close());
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A request that is refused before a page is looked for, such as a form that is too long, is answered as not found. */
const toFailure = (error: Error & { statusCode?: number }): AppError => {
  const status = error instanceof AppError ? error.status : (error.statusCode ?? 500);
  if (error instanceof AppError && (status >= 500 || isTooMany(error))) return error;
  return new AppError(status < 500 ? 'not_found' : 'internal', { cause: error });
};

/** Whether another site embeds this: its readers have not opened the share. */
const isEmbeddedElsewhere = ({ headers }: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  return (site === 'cross-site' || site === 'same-site') && mode !== 'navigate';
};

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, isUncacheable = status !== 200, isIndexed = false, retryAfterSeconds, count }: PageAnswer,
  {
    policy,
    chooseEncoding,
    sent,
    subject,
  }: Pick<PublicPages, 'policy' | 'chooseEncoding'> & { sent: SentBytes; subject: string },
) => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'permissions-policy': NOTHING_ALLOWED,
    vary: 'Accept-Language, Accept-Encoding',
    'cache-control': isUncacheable ? 'no-store' : `private, max-age=${PUBLIC_PAGE_MAX_AGE_SECONDS}`,
    ...(!isIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': Math.max(1, Math.ceil(retryAfterSeconds)) }),
    ...(status === 200 && !isUncacheable && { etag: page.etag }),
  });
  if (status === 200 && !isUncacheable && request.headers['if-none-match']?.includes(page.etag)) {
    return reply.code(304).send();
  }
  const bytes = await page.encode(encoding, subject);
  sent.take(subject, bytes, reply.raw);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.method === 'GET') count?.();
  return reply.code(status).header('content-length', bytes.length).send(bytes);
};

const sendFound = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, isUncacheable, ...bytes }: PublicBytes,
) => {
  reply.headers({
    'cache-control': isUncacheable ? 'private, no-store' : `private, max-age=${PUBLIC_PAGE_MAX_AGE_SECONDS}`,
    'permissions-policy': NOTHING_ALLOWED,
    'x-robots-tag': 'noindex, nofollow',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendBytes(request, reply, bytes);
};
