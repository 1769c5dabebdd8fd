import type { Request } from '../replay.ts';

export const ask = (port: number, { path, token, method, body, headers }: Request): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

export const demand = async (port: number, request: Request): Promise<unknown> => {
  const answer = await ask(port, request);
  if (!answer.ok) throw new Error(`${request.path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** The request of a list with its ETag; null if the answer has none. */
export const findUnchanged = async (port: number, list: Request): Promise<Request | null> => {
  const answer = await ask(port, list);
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag');
  return etag ? { ...list, headers: { ...list.headers, 'If-None-Match': etag } } : null;
};
