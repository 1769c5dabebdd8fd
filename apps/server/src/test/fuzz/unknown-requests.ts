import { MEDIA_PATH } from '@pinlife/contract/routes';
import type { TestApp } from '../app.ts';
import { hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

type UnknownRequest = { method: (typeof methods)[number]; url: string; payload: string | undefined };

/** A request outside the document: other methods, forged signed addresses, unknown paths. */
export const makeUnknownRequest = (random: Random, paths: readonly string[]): UnknownRequest => {
  const text = () => encodeURIComponent((random.pick(hostileTexts) || 'x').toWellFormed());
  const signature = () => `?e=${random.pick(['1', '9999999999', text()])}&s=${text()}`;
  const url = random.pick([
    () => random.pick(paths).replaceAll(/\{\w+\}/g, text),
    () => `${MEDIA_PATH}/${random.uuid()}/${random.uuid()}/${random.pick(['original', '320', text()])}${signature()}`,
    () => `${MEDIA_PATH}/uploads/${random.uuid()}/${text()}${signature()}`,
    () =>
      `/s/${random.pick([text(), 'A'.repeat(22)])}${random.pick(['', '/media/0', `/media/${text()}`, '/photo', '/card', `/${text()}`])}?w=${text()}`,
    () =>
      `/u/${text()}${random.pick(['', '/photo', '/cover', `/${text()}`])}?page=${text()}&shown=${text()}&e=1&s=${text()}`,
    () => `/api/${text()}`,
    () => `/${text()}/${text()}?${text()}`,
    () =>
      random.pick(['//', '/./api/user', '/api/../api/user', '/%', '/%ff', '/api/user;x=1', '/docs/%2e%2e/x', '/?%']),
  ])();
  return {
    method: random.pick(methods),
    url,
    payload: random.chance(0.3) ? 'x'.repeat(random.int(0, 2000)) : undefined,
  };
};

/** Returns the fault of the answer, or null. */
export const sendUnknownRequest = async (
  { app }: TestApp,
  { method, url, payload }: UnknownRequest,
): Promise<string | null> => {
  const answer = await app.inject({ method, url, ...(payload !== undefined && { payload }) });
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.headers['x-content-type-options'] !== 'nosniff') return 'there are no security headers';
  if (answer.statusCode < 400 || method === 'HEAD') return null;
  // Public pages answer errors with a page.
  if (/^\/[su]\//.test(url)) return isPage(answer) ? null : answer.body.slice(0, 300);
  const { error, code } = answer.json();
  return typeof error === 'string' && typeof code === 'string' ? null : answer.body.slice(0, 300);
};

/** Other methods have no page. */
const isPage = ({ headers, body }: { headers: Record<string, unknown>; body: string }): boolean =>
  /^text\/html/.test(String(headers['content-type']))
    ? body.startsWith('<!doctype html>')
    : body.startsWith('{"error":');
