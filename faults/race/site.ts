import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { ANSWER_MARK } from '@pinlife/contract/answer-mark';
import { DAY_MS } from '@pinlife/contract/durations';
import { TAB_HEADER } from '@pinlife/contract/live/events';
import { LIVE_PATH } from '@pinlife/contract/routes';
import { build, type Rollup } from 'vite';
import type { Change } from '../../apps/web/src/entities/note/outbox/queue/entry.ts';
import type { ApiError } from '../../apps/web/src/lib/api/api-error.ts';
import { createServer as createModel, type Network, noteIdOf, type Session } from '../support/outbox-server.ts';

/** The address at which a worker waits while it makes the database hang. */
export const HANG_PATH = '/hang/';

const bundlePage = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', root: import.meta.dirname },
    build: { write: false, minify: false, rollupOptions: { input: join(import.meta.dirname, 'page.ts') } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  const entry = output.find((one) => one.type === 'chunk' && one.isEntry)?.fileName ?? '';
  return new Map<string, string | Uint8Array>([
    ['/', `<!doctype html><title>Race</title><script type="module" src="/${entry}"></script>`],
    ['/blank', '<!doctype html><title>Blank</title>'],
    ...output.map((one) => [`/${one.fileName}`, one.type === 'chunk' ? one.code : one.source] as const),
  ]);
};

/** Serves the page and, over a network that fails by tab, the model's server in the format of the API. */
export const openSite = async () => {
  const files = await bundlePage();
  let model = createModel();
  let days = 0;
  const sessions = new Map<string, Session>();
  const lines = new Map<string, Network>();
  const held = new Map<string, ServerResponse>();

  const headers = () => ({
    ...{ 'content-type': 'application/json', connection: 'close' },
    date: new Date(Date.now() + days * DAY_MS).toUTCString(),
    [ANSWER_MARK]: 'model',
  });
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, headers()).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, status: number, code: string, data?: unknown) =>
    answer(response, status, { error: code, code, data });

  const readChange = async (request: IncomingMessage, path: string): Promise<Change | null> => {
    const [, id = '', isComment] = /^\/api\/note\/([^/]+)(\/comment)?$/.exec(path) ?? [];
    if (id === '' || !['PUT', 'POST'].includes(request.method ?? '')) return null;
    const body = (await json(request)) as { content: string; _id: string };
    if (isComment) return { kind: 'comment', id, commentId: body._id, content: body.content, isNew: true };
    const version = Number(request.headers['if-match']?.replaceAll('"', ''));
    return { kind: 'update', id, version, changes: { content: body.content } };
  };
  const handleChange = (response: ServerResponse, session: Session, change: Change, network: Network) => {
    const result = model.call(session, change, network);
    if (network === 'before' || network === 'after') return response.destroy();
    if (network === 'foreign') return response.writeHead(404, { connection: 'close' }).end('{"code":"not_found"}');
    if ('error' in result) {
      const { status, code, data } = result.error as ApiError;
      return refuse(response, status, code ?? '', data);
    }
    if (change.kind !== 'comment') return answer(response, 200, { data: result.answer.note });
    const at = new Date().toISOString();
    const { commentId: _id, content } = change;
    return answer(response, 201, { data: { _id, content, createdAt: at, updatedAt: at } });
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://site').pathname);
    const file = files.get(path);
    if (file !== undefined) {
      const type = path.includes('.js') ? 'text/javascript' : path.includes('.css') ? 'text/css' : 'text/html';
      return response.writeHead(200, { 'content-type': type, connection: 'close' }).end(file);
    }
    if (path.startsWith(HANG_PATH)) return void held.set(path.slice(HANG_PATH.length), response);
    // A live stream that never sends an event.
    if (path === LIVE_PATH)
      return void response.writeHead(200, { ...headers(), 'content-type': 'text/event-stream' }).flushHeaders();
    const session = sessions.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!session || model.hasEnded(session.epoch)) return refuse(response, 401, 'unauthorized');
    const change = await readChange(request, path);
    const network = lines.get(String(request.headers[TAB_HEADER])) ?? 'ok';
    if (change) return handleChange(response, session, change, network);
    if (path === '/api/auth/logout') {
      model.endSession(session.epoch);
      return answer(response, 200, { data: {} });
    }
    if (path === `/api/note/${noteIdOf(session.person)}`)
      return answer(response, 200, { data: model.getNote(session.person) });
    return refuse(response, 404, 'not_found');
  };
  const http = createServer((request, response) => handle(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    lines,
    held,
    logIn: (token: string, session: Session) => void sessions.set(token, session),
    endSession: (token: string): void => {
      const session = sessions.get(token);
      if (session) model.endSession(session.epoch);
    },
    /** The server as it is now. */
    get model() {
      return model;
    },
    passDays: (count: number): void => {
      days += count;
    },
    /** Resets the server. */
    reset: (): void => {
      for (const response of held.values()) response.destroy();
      for (const map of [sessions, lines, held]) map.clear();
      model = createModel();
      days = 0;
    },
    close: (): void => {
      http.close();
      http.closeAllConnections();
    },
  };
};

export type Site = Awaited<ReturnType<typeof openSite>>;
