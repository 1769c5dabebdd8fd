import { ANSWER_MARK } from '@pinlife/contract/answer-mark';

type Body = Record<string, unknown>;

/** The JSON object of an answer; null if it is truncated or not JSON. */
export const readBody = async (response: Response): Promise<Body | null> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
};

/** Proxies, gateways and captive portals answer with any status and with JSON of their own, but without the mark. */
export const isMarked = ({ headers }: Response): boolean => headers.has(ANSWER_MARK);

/** Whether PinLife itself answers success. */
export const isDone = (response: Response, body: Body | null): body is Body & { data: unknown } =>
  response.ok && isMarked(response) && body !== null && 'data' in body;

/** Whether PinLife itself refuses, with a code of the contract. */
export const isRefused = (response: Response, body: Body | null): body is Body & { error: string; code: string } =>
  !response.ok && isMarked(response) && typeof body?.['error'] === 'string' && typeof body['code'] === 'string';

/** Whether the answer is foreign or truncated: then nothing is known, and the call may be repeated later. */
export const isForeign = (response: Response, body: Body | null): boolean =>
  !isMarked(response) || (response.ok && !isDone(response, body));

/** The server sends HTML for its pages only. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;
