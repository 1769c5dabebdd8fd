import { ApiError, unansweredError } from './api-error.ts';
import { timeLimitOf } from './ask.ts';
import { isHtml, isRefused, readBody } from './envelope.ts';
import type { FileTransfer } from './send-file.ts';

/** As `sendFile`, for the service worker: it has no `XMLHttpRequest` and shows no progress. */
export const putFile = async (
  address: string,
  contentType: string,
  { file, signal }: Pick<FileTransfer, 'file' | 'signal'>,
): Promise<void> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitOf(file.size))]);
  const sent = fetch(address, { method: 'PUT', headers: { 'content-type': contentType }, body: file, signal: limit });
  const response = await sent.catch(() => null);
  if (!response || isHtml(response)) throw unansweredError(response?.status);
  if (response.ok) return;
  const body = await readBody(response);
  const { code, error } = body ?? {};
  throw new ApiError(response.status, typeof code === 'string' ? code : null, typeof error === 'string' ? error : '', {
    isOurs: isRefused(response, body),
  });
};
