import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startNode, type TestNode } from '../test/node.ts';
import { handleInTurn } from './in-turn.ts';

const requests = (count: number, path = '/') =>
  Array.from({ length: count }, (_none, index) => `GET ${path}${index} HTTP/1.1\r\nhost: a\r\n\r\n`).join('');

const readAll = async (port: number, sent: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(sent);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  setTimeout(() => socket.destroy(), 4_000).unref();
  await closed;
  return text;
};

const listen = async (handle: RequestListener): Promise<number> => {
  const server = createServer(handleInTurn(handle)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

describe('requests that arrive together', () => {
  it('are handled eight at a time, and answered in their order', async () => {
    let [running, most] = [0, 0];
    const port = await listen(async ({ url }, response) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
      response.end(`<${url}>`, () => url === '/49' && response.socket?.end());
    });
    const text = await readAll(port, requests(50));
    expect(most).toBe(8);
    expect(text.match(/<\/\d+>/g)).toEqual(Array.from({ length: 50 }, (_none, index) => `</${index}>`));
  });

  it('end their connection if they are more than a hundred, and none of the rest is handled', async () => {
    const handled: unknown[] = [];
    const port = await listen(({ url }) => void handled.push(url));
    expect(await readAll(port, requests(2_000))).toBe('');
    expect(handled).toHaveLength(8);
  });

  it('end their connection if the body of one that waits comes later', async () => {
    const handled: unknown[] = [];
    const port = await listen(({ url }) => void handled.push(url));
    const late = 'POST /late HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nab';
    const startedAt = performance.now();
    expect(await readAll(port, `${requests(8)}${late}`)).toBe('');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(handled).toHaveLength(8);
  });

  it('leave the next one of a client that broke off', async () => {
    const handled: unknown[] = [];
    const port = await listen(({ url }) => void handled.push(url));
    const socket = connect(port, '127.0.0.1');
    socket.write(requests(20));
    await expect.poll(() => handled).toHaveLength(8);
    socket.destroy();
    await sleep(50);
    expect(handled).toHaveLength(8);
  });
});

describe('a body in chunks', () => {
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';

  it('ends its connection if it goes on after the answer', async () => {
    const port = await listen((_request, response) => void response.end('early'));
    const startedAt = performance.now();
    expect(await readAll(port, `${head}1\r\nx\r\n`)).toContain('early');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('leaves its connection open if it is complete', async () => {
    const port = await listen((request, response) => void request.resume().on('end', () => response.end('done')));
    const whole = `${head}1\r\nx\r\n0\r\n\r\n`;
    expect((await readAll(port, `${whole}${whole}`)).match(/done/g)).toHaveLength(2);
  });
});

describe('the app', () => {
  let testApp: TestApp;
  let node: TestNode;
  beforeAll(async () => {
    testApp = await createTestApp();
    node = await startNode(testApp);
  });
  afterAll(async () => {
    await node.close();
    await testApp.close();
  });

  it('leaves a client that sends two thousand requests at once, as browsers never do', async () => {
    const text = await readAll(Number(new URL(node.url).port), requests(2_000, '/api/'));
    expect(text.split('HTTP/1.1 404').length).toBeLessThan(200);
  });
});
