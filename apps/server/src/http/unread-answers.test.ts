import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startNode, type TestNode } from '../test/node.ts';
import { createNote } from '../test/note.ts';
import { createPerson, type TestPerson } from '../test/person.ts';

let testApp: TestApp;
let node: TestNode;
let person: TestPerson;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
  node = await startNode(testApp);
  person = await createPerson(testApp);
  const note = await createNote(testApp, person.token, { content: `<p>${'x'.repeat(1_000_000)}</p>` });
  id = note._id;
});
afterAll(async () => {
  await node.close();
  await testApp.close();
});

const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'read_pinup' } };
const requestOf = (way: string): string => {
  if (way !== 'mcp') return `GET /api/note/${id} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`;
  const body = JSON.stringify({ ...message, params: { ...message.params, arguments: { id } } });
  return `POST /mcp HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\naccept: application/json, text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

const askUnread = (way: string): Socket => {
  const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
  socket.on('error', () => undefined).pause();
  // The kernel buffers some megabytes of a connection; further requests wait in the server.
  socket.write(requestOf(way).repeat(100));
  return socket;
};

it.each(['api', 'mcp'])('unread answers wait up to 64 MB of one person: %s', async (way) => {
  const read = async ({ token }: TestPerson, noteId: string) => {
    const answer = await fetch(`${node.url}/api/note/${noteId}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const sockets: Socket[] = [];
  // The server reads only the requests of a connection that arrive together, so it takes several connections.
  const askMore = () => sockets.push(askUnread(way));
  await expect.poll(() => askMore() && read(person, id)).toBe(429);

  const other = await createPerson(testApp);
  const { _id } = await createNote(testApp, other.token, { content: `<p>${'y'.repeat(900_000)}</p>` });
  expect(await read(other, _id)).toBe(200);

  for (const socket of sockets) socket.destroy();
  await expect.poll(() => read(person, id)).toBe(200);
});

it('answers are not limited if they are read', async () => {
  const headers = { authorization: `Bearer ${person.token}` };
  for (let count = 0; count < 90; count += 1) {
    const answer = await fetch(`${node.url}/api/note/${id}`, { headers });
    expect([answer.status, (await answer.text()).length > 1_000_000]).toEqual([200, true]);
    const injected = await testApp.app.inject({ method: 'GET', url: `/api/note/${id}`, headers });
    expect(injected.statusCode).toBe(200);
  }
});
