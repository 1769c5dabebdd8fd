import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '../config.ts';
import { findSignatureFault } from './s3-signature.ts';

const SECRET = 'a secret of the stand-in';

type Trouble = 'down' | 'silent' | 'cut' | 'kept';
type Stored = { bytes: Buffer; contentType: string };

export type S3Server = {
  options: S3Options;
  /** The keys of the objects. */
  keys(): string[];
  /** Inserts objects without a signature. */
  fill(keys: readonly string[]): void;
  /** The fault of all following calls: an error, no answer, an upload that breaks off, or objects that cannot be deleted. */
  failWith(trouble: Trouble | null): void;
  close(): Promise<void>;
};

/** A bucket in memory that checks signatures like a real one: the subset of S3 that the app uses. */
export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, Stored>();
  const state: State = { objects, cors: null, trouble: null };
  const server = createServer((request, response) => {
    answer(request, response, state).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const credentials = { accessKeyId: 'stand-in', secretAccessKey: SECRET };
  return {
    options: { bucket: 'pins', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials },
    keys: () => [...objects.keys()].sort(),
    fill(keys) {
      for (const key of keys) objects.set(key, { bytes: Buffer.alloc(1), contentType: 'text/plain' });
    },
    failWith(trouble) {
      state.trouble = trouble;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

type State = { objects: Map<string, Stored>; cors: string | null; trouble: Trouble | null };

const answer = async (request: IncomingMessage, response: ServerResponse, state: State): Promise<void> => {
  const { method = 'GET', headers } = request;
  if (state.trouble === 'down') return void request.socket.destroy();
  if (state.trouble === 'silent') return;
  if (method === 'OPTIONS') return preflight(request, response, state);
  const fault = findSignatureFault(request, SECRET, new Date());
  if (fault) return fail(request, response, 403, fault);
  const url = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
  if (headers.origin && state.cors?.includes(headers.origin)) {
    response.setHeader('access-control-allow-origin', headers.origin);
  }
  if (key === '') return answerBucket(request, response, url, state);
  if (method === 'PUT') return put(request, response, key, state);
  const found = state.objects.get(key);
  if (!found) return fail(request, response, 404, 'NoSuchKey');
  return send(request, response, found, url);
};

const put = async (request: IncomingMessage, response: ServerResponse, key: string, { objects, trouble }: State) => {
  const { headers } = request;
  if (trouble === 'cut') return void request.once('data', () => request.socket.destroy());
  if (headers['if-none-match'] === '*' && objects.has(key)) return fail(request, response, 412, 'PreconditionFailed');
  const source = headers['x-amz-copy-source'];
  if (source !== undefined) {
    const found = objects.get(decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, ''));
    if (!found) return fail(request, response, 404, 'NoSuchKey');
    objects.set(key, found);
    return sendXml(response, '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
  }
  objects.set(key, { bytes: await buffer(request), contentType: headers['content-type'] ?? 'binary/octet-stream' });
  response.writeHead(200, { etag: '"x"' }).end();
};

const send = (request: IncomingMessage, response: ServerResponse, { bytes, contentType }: Stored, url: URL) => {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
  response.writeHead(range ? 206 : 200, {
    'content-type': url.searchParams.get('response-content-type') ?? contentType,
    'content-length': part.length,
    ...(url.searchParams.has('response-content-disposition') && {
      'content-disposition': url.searchParams.get('response-content-disposition') ?? '',
    }),
    ...(range && { 'content-range': `bytes ${range[1]}-${range[2]}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
};

const answerBucket = async (request: IncomingMessage, response: ServerResponse, url: URL, state: State) => {
  const { method } = request;
  const { searchParams } = url;
  const body = await buffer(request);
  if (searchParams.has('cors') && method === 'PUT') {
    state.cors = body.toString();
    return void response.writeHead(200).end();
  }
  if (searchParams.has('cors')) {
    return state.cors ? sendXml(response, state.cors) : fail(request, response, 404, 'NoSuchCORSConfiguration');
  }
  if (searchParams.has('delete')) {
    const named = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)];
    if (named.length > 1000) return fail(request, response, 400, 'MalformedXML');
    if (state.trouble === 'kept') {
      const refused = named.map(([key]) => `<Error>${key}<Code>InternalError</Code></Error>`);
      return sendXml(response, `<DeleteResult>${refused.join('')}</DeleteResult>`);
    }
    for (const [, key = ''] of named) state.objects.delete(key);
    return sendXml(response, '<DeleteResult></DeleteResult>');
  }
  if (searchParams.get('list-type') === '2') {
    const prefix = searchParams.get('prefix') ?? '';
    const keys = [...state.objects.keys()].filter((key) => key.startsWith(prefix));
    const limit = Number(searchParams.get('max-keys') ?? 1000);
    const contents = keys.slice(0, limit).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const isTruncated = `<IsTruncated>${keys.length > limit}</IsTruncated>`;
    return sendXml(response, `<ListBucketResult>${isTruncated}${contents.join('')}</ListBucketResult>`);
  }
  response.writeHead(200).end();
};

const preflight = ({ headers }: IncomingMessage, response: ServerResponse, { cors }: State) => {
  const { origin = '' } = headers;
  if (!cors?.includes(`<AllowedOrigin>${origin}</AllowedOrigin>`)) return void response.writeHead(403).end();
  response.writeHead(200, {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, HEAD, PUT',
    'access-control-allow-headers': 'content-type, range',
  });
  response.end();
};

const sendXml = (response: ServerResponse, xml: string) =>
  void response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);

const fail = (request: IncomingMessage, response: ServerResponse, status: number, code: string) => {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
};
