import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where media lie in a bucket, browsers fetch and send them there. */
const formatPolicy = (storageOrigin: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // What is pasted from elsewhere says in style attributes what is bold; the editor reads them and keeps none.
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
    // Strings become markup or scripts only through these: the page's own policy, and the editor's for what is pasted.
    "require-trusted-types-for 'script'",
    'trusted-types pinlife ProseMirrorClipboard',
  ].join('; ');

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type HeaderOptions = { isSecure: boolean; storageOrigin: string | undefined };

/** What every answer carries, whatever it answers. */
export const createSecurityHeaders = ({ isSecure, storageOrigin }: HeaderOptions) => {
  const headers = {
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
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  };
};
