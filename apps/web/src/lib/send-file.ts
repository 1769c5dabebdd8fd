import { type Failure, isErrorCode } from '@pinlife/contract/errors';
import { ApiError } from './api-client.ts';

export type Sending = {
  file: Blob;
  signal: AbortSignal;
  /** How much is there, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Nothing sent and nothing answered for so long: nobody is there any more. A slow line still moves. */
export const SILENCE_LIMIT_MS = 120_000;

/** PUTs a file to its signed address. `fetch` cannot tell how far it has got, so the older way is taken. */
export const sendFile = (address: string, contentType: string, { file, signal, onProgress }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let silence = setTimeout(abort, SILENCE_LIMIT_MS);
    const finish = (settle: () => void) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      settle();
    };
    request.open('PUT', address);
    request.setRequestHeader('content-type', contentType);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_LIMIT_MS);
      onProgress(total > 0 ? loaded / total : 1);
    };
    request.onload = () =>
      finish(() => (request.status >= 200 && request.status < 300 ? resolve() : reject(failureOf(request))));
    const unreachable = new ApiError(0, 'unavailable', '');
    request.onerror = () => finish(() => reject(unreachable));
    request.onabort = () => finish(() => reject(signal.aborted ? signal.reason : unreachable));
    signal.addEventListener('abort', abort);
    if (signal.aborted) return finish(() => reject(signal.reason));
    request.send(file);
  });

/** Our own storage says what is wrong in JSON; a bucket does so in words of its own. */
const failureOf = ({ status, responseText }: XMLHttpRequest): ApiError => {
  const body = readJson(responseText);
  const code = isErrorCode(body?.code) ? body.code : 'internal';
  return new ApiError(status, code, body?.error ?? '');
};

const readJson = (text: string): Partial<Failure> | null => {
  try {
    return JSON.parse(text) as Partial<Failure>;
  } catch {
    return null;
  }
};
