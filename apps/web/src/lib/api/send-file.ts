import { ANSWER_MARK } from '@pinlife/contract/answer-mark';
import type { Failure } from '@pinlife/contract/errors';
import { ApiError, unansweredError } from './api-error.ts';

export type FileTransfer = {
  file: Blob;
  signal: AbortSignal;
  /** The sent share, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Timeout without progress; slow connections still make some. */
export const SILENCE_LIMIT_MS = 120_000;

/** PUTs a file to its signed address. */
export const sendFile = async (address: string, contentType: string, sending: FileTransfer): Promise<void> => {
  await sendBody({ method: 'PUT', address, headers: { 'content-type': contentType } }, sending);
};

type Target = { method: 'PUT' | 'PATCH'; address: string; headers: Readonly<Record<string, string>> };

/** Sends bytes and answers the headers. `fetch` reports no upload progress, so XMLHttpRequest is used. */
export const sendBody = (
  { method, address, headers }: Target,
  { file, signal, onProgress }: FileTransfer,
): Promise<Headers> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let silence = setTimeout(abort, SILENCE_LIMIT_MS);
    const finish = (report: () => void) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      report();
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_LIMIT_MS);
      onProgress(total > 0 ? loaded / total : 1);
    };
    request.onload = () =>
      finish(() => {
        const answered = headersOf(request);
        const failure = findFailure(request, answered);
        if (failure) reject(failure);
        else resolve(answered);
      });
    request.onerror = () => finish(() => reject(unansweredError()));
    request.onabort = () => finish(() => reject(signal.aborted ? signal.reason : unansweredError()));
    signal.addEventListener('abort', abort);
    if (signal.aborted) return finish(() => reject(signal.reason));
    request.send(file);
  });

/** Only exposed headers are read: browsers log an error for others. */
const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  return new Headers(lines.filter(Boolean).map((line) => line.split(/: ?(.*)/, 2) as [string, string]));
};

/** Our storage explains errors in JSON, a bucket in XML. Neither answers with a page. */
const findFailure = ({ status, responseText }: XMLHttpRequest, headers: Headers): ApiError | null => {
  if (headers.get('content-type')?.startsWith('text/html')) return unansweredError(status);
  if (status >= 200 && status < 300) return null;
  const body = readJson(responseText);
  const retryAfter = Number(headers.get('retry-after'));
  return new ApiError(status, body?.code ?? null, body?.error ?? '', {
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    isOurs: headers.has(ANSWER_MARK) && typeof body?.code === 'string',
  });
};

const readJson = (text: string): Partial<Failure> | null => {
  try {
    return JSON.parse(text) as Partial<Failure>;
  } catch {
    return null;
  }
};
