type Body = Record<string, unknown>;

/** The JSON object of an answer; null where there is none: it broke off, or it is somebody's page. */
export const readBody = async (response: Response): Promise<Body | null> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
};

/** Whether PinLife itself answers success. Captive portals answer 200 to everything too. */
export const isDone = (response: Response, body: Body | null): body is Body & { data: unknown } =>
  response.ok && body !== null && 'data' in body;

/** Whether PinLife itself refuses. A proxy that wants a password of its own says 401 too. */
export const isRefused = (response: Response, body: Body | null): body is Body & { error: string; code: string } =>
  !response.ok && typeof body?.['error'] === 'string' && typeof body['code'] === 'string';

/** Statuses that proxies and captive portals answer with. */
const BETWEEN = [401, 407, 502, 503, 504, 511];

/** Whether a proxy or captive portal has answered; treated as no answer. */
export const isForeign = (response: Response, body: Body | null): boolean => {
  if (response.ok) return !isDone(response, body);
  if (isRefused(response, body) || typeof body?.['error'] === 'string') return false;
  return BETWEEN.includes(response.status) || isHtml(response);
};

/** The server sends HTML for its pages only. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;
