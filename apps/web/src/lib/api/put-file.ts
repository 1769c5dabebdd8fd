import { ApiError, unanswered } from './api-error.ts';
import { isHtml, readBody } from './envelope.ts';
import type { Sending } from './send-file.ts';

/** As `sendFile`, for the service worker: it has no `XMLHttpRequest`, and nobody there who would watch the progress. */
export const putFile = async (
  address: string,
  contentType: string,
  { file, signal }: Pick<Sending, 'file' | 'signal'>,
): Promise<void> => {
  const sent = fetch(address, { method: 'PUT', headers: { 'content-type': contentType }, body: file, signal });
  const response = await sent.catch(() => null);
  if (!response || isHtml(response)) throw unanswered(response?.status);
  if (response.ok) return;
  const { code, error } = (await readBody(response)) ?? {};
  throw new ApiError(response.status, typeof code === 'string' ? code : null, typeof error === 'string' ? error : '');
};
