import { ANSWER_MARK } from '@pinlife/contract/answer-mark';
import { DAY_SECONDS } from '@pinlife/contract/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** With a bucket, browsers upload to and download from it directly. */
const formatPolicy = (storageOrigin: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Pasted text describes bold and the like in style attributes; the editor reads and removes them.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${storageOrigin}`,
    `media-src 'self' blob:${storageOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${storageOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Only these policies may turn strings into markup or scripts: the page's, and the editor's for pasted text.
    "require-trusted-types-for 'script'",
    'trusted-types pinlife ProseMirrorClipboard',
  ].join('; ');

const YEAR_SECONDS = 365 * DAY_SECONDS;

type HeaderOptions = {
  isSecure: boolean;
  storageOrigin: string | undefined;
  live: { stamp(): string };
};

/** Headers of every response. */
export const createSecurityHeaders = ({ isSecure, storageOrigin, live }: HeaderOptions) => {
  const headers = {
    [ANSWER_MARK]: '1',
    'content-security-policy': formatPolicy(storageOrigin ? ` ${storageOrigin}` : ''),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self)',
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
  return (request: Pick<FastifyRequest, 'id' | 'url'>, reply: FastifyReply): void => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    // Answers of the API belong to one person; static files set their own rule.
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    reply.header(ANSWER_MARK, live.stamp());
  };
};
