import { UPLOAD_OFFSET_HEADER } from '@pinlife/contract/import/limits';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError, unansweredError } from '../../../lib/api/api-error.ts';
import { isMarked } from '../../../lib/api/envelope.ts';
import { sendBody } from '../../../lib/api/send-file.ts';
import type { UploadPort } from './send-resumable.ts';

const TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const GONE = 404;
const EXPIRED = 403;
const TOO_LARGE = 413;
const ANOTHER_STEP = 409;
/** Retryable errors: address expired, timeout, another step, too many calls. */
const PASSING = [EXPIRED, 408, ANOTHER_STEP, 429];

/** The calls of an import's upload. */
export const createUploadPort = (id: string): UploadPort => ({
  async locate(address, signal) {
    const response = await fetch(address, {
      method: 'HEAD',
      // PinLife does not redirect here.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => null);
    if (!response || !isMarked(response)) throw unansweredError(response?.status);
    if (response.status === EXPIRED) return 'expired';
    if (response.status === ANOTHER_STEP) return 'over';
    if (response.status === GONE) throw new ApiError(GONE, 'not_found', '', { isOurs: true });
    return readOffset(response.ok ? response.headers.get(UPLOAD_OFFSET_HEADER) : null, response.status);
  },

  async send(address, piece, { offset, signal, onProgress }) {
    const headers = { 'content-type': 'application/octet-stream', [UPLOAD_OFFSET_HEADER]: String(offset) };
    const answered = await sendBody(
      { method: 'PATCH', address, headers },
      { file: piece, signal, onProgress: (share) => onProgress(Math.round(share * piece.size)) },
    );
    return readOffset(answered.get(UPLOAD_OFFSET_HEADER), 0);
  },

  async renew(signal) {
    return (await call('getImport', { params: { id }, signal })).uploadUrl;
  },

  findPause(error, failures) {
    if (!(error instanceof ApiError) || error.code === 'storage_full') return null;
    const isRefused = isFinal(error) && error.status < 500 && !PASSING.includes(error.status);
    if (isRefused) return null;
    if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000;
    return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  },

  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = new AbortController();
      const finish = () => {
        clearTimeout(timer);
        end.abort();
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      addEventListener('online', finish, { signal: end.signal });
      signal.addEventListener('abort', finish, { signal: end.signal });
    }),
});

/** Ignores answers of proxies, except 413: the proxy never accepts a body of this size. */
const isFinal = ({ isOurs, status }: ApiError): boolean => isOurs || status === TOO_LARGE;

/** An answer without an offset is not from PinLife. */
const readOffset = (text: string | null, status: number): number => {
  if (text === null || !/^\d+$/.test(text)) throw unansweredError(status);
  return Number(text);
};
