import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BODY_MAX_BYTES,
  isPublicRoute,
  type RouteName,
  routes,
  STRANGER_BODY_MAX_BYTES,
} from '@pinlife/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/secret/id.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startNode, type TestNode } from '../test/node.ts';
import { createNote } from '../test/note.ts';
import { createPerson, PASSWORD, type TestPerson } from '../test/person.ts';
import { readUsedMb } from '../test/used-memory.ts';

let testApp: TestApp;
let node: TestNode;
let operator: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  node = await startNode(testApp);
  operator = await createPerson(testApp, { keep: true });
});
afterAll(async () => {
  await node.close();
  await testApp.close();
});

type Sent = { token: string; method: string; path: string };

const open = ({ token, method, path }: Sent, length: number) => {
  const { hostname, port } = new URL(node.url);
  const headers = { 'content-type': 'application/json', 'content-length': length, authorization: `Bearer ${token}` };
  return request({ hostname, port, path, method, headers }).on('error', () => undefined);
};

describe('bodies that arrive slowly', () => {
  it.each(['POST', 'PUT'])(
    'are limited to sixteen megabytes of one person, and block nobody else: %s',
    async (method) => {
      const [slow, other] = [await createPerson(testApp), await createPerson(testApp)];
      const pathOf = async ({ token }: typeof slow) =>
        method === 'POST' ? '/api/note' : `/api/note/${(await createNote(testApp, token))._id}`;
      const path = await pathOf(slow);
      const statuses: number[] = [];
      const sent = Array.from({ length: 20 }, () => {
        const sending = open({ token: slow.token, method, path }, BODY_MAX_BYTES);
        sending.on('response', (answer: IncomingMessage) => statuses.push(answer.statusCode ?? 0));
        sending.write('{"title": "');
        return sending;
      });
      await expect.poll(() => statuses).toEqual([429, 429, 429, 429]);

      const body = JSON.stringify({ title: 'Rain', content: 'x'.repeat(100_000) });
      const send = async (token: string, to: string) => {
        const sending = open({ token, method, path: to }, body.length);
        sending.end(body);
        const [answer] = await once(sending, 'response');
        return answer.statusCode;
      };
      expect(await send(other.token, await pathOf(other))).toBeLessThan(300);
      for (const sending of sent) sending.destroy();
      // A disconnected client no longer takes room.
      await expect.poll(() => send(slow.token, path)).toBeLessThan(300);
    },
  );
});

describe('a body that arrives byte by byte', () => {
  const LENGTH = 400_000;
  const PIECE = 5_000;

  it.each([
    ['a person', '/api/note', LENGTH, true],
    ['many strangers', '/api/auth/login', STRANGER_BODY_MAX_BYTES - 100, false],
  ])('uses hardly more memory than its bytes: of %s', async (_who, path, length, isKnown) => {
    const { token } = await createPerson(testApp);
    const port = Number(new URL(node.url).port);
    const authorization = isKnown ? `authorization: Bearer ${token}\r\n` : '';
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\n${authorization}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const usedMb = readUsedMb();
    const sockets = Array.from({ length: Math.ceil(LENGTH / length) }, () => connect(port, '127.0.0.1'));
    const pieces = Buffer.from('1\r\nx\r\n'.repeat(PIECE));
    for (const socket of sockets) {
      socket.write(`${head}1\r\n"\r\n`);
      for (let sent = 1; sent < length; sent += PIECE) {
        if (!socket.write(pieces.subarray(0, 6 * Math.min(PIECE, length - sent)))) await once(socket, 'drain');
      }
    }
    for (const socket of sockets) {
      await expect.poll(() => socket.writableLength).toBe(0);
    }
    // The server has read what the sockets have written.
    await sleep(4_000);
    expect(readUsedMb() - usedMb).toBeLessThan(20);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a call whose last byte is held back', () => {
  /** Resolves once the person of the call has been proved. `finish` sends the last byte and returns the status. */
  const hold = async (sent: Sent, body = '{}') => {
    const sending = open(sent, Buffer.byteLength(body));
    const answer = once(sending, 'response');
    await new Promise((resolve) => sending.write(body.slice(0, -1), resolve));
    return {
      finish: async (): Promise<number> => {
        sending.end(body.slice(-1));
        const [{ statusCode }] = await answer;
        return statusCode;
      },
    };
  };
  /** A person who is looked up after the others is answered after them. */
  const settle = async (token: string) => {
    for (let count = 0; count < 10; count += 1) {
      await fetch(`${node.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    }
  };
  const suspend = ({ id }: TestPerson) =>
    testApp.call('suspendPerson', { token: operator.token, params: { id }, body: {} });

  it('is refused for any call if the person was suspended in between', async () => {
    const [person, accomplice] = [await createPerson(testApp), await createPerson(testApp)];
    await testApp.call('makeOperator', { token: operator.token, params: { id: person.id } });
    const names = (Object.keys(routes) as RouteName[]).filter(
      (name) => !isPublicRoute(name) && routes[name][0] !== 'GET' && name !== 'logout',
    );
    const held = await Promise.all(
      names.map(async (name) => {
        const [method, url] = routes[name];
        const path = url.replaceAll(/:\w+/g, name === 'makeOperator' ? accomplice.id : newId());
        return { name, finish: (await hold({ token: person.token, method, path })).finish };
      }),
    );
    await settle(person.token);
    expect((await suspend(person)).status).toBe(200);
    const statuses = await Promise.all(held.map(async ({ name, finish }) => [name, await finish()]));
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(names.map((name) => [name, 401])));
    expect((await testApp.call('getUser', { token: accomplice.token })).data.isOperator).toBe(false);
  });

  it.each([
    [
      'their access token was removed',
      async ({ token }: TestPerson, id: string) => {
        await testApp.call('deleteAccessToken', { token, params: { id } });
      },
    ],
    [
      'the password was changed',
      async ({ token }: TestPerson) => {
        const body = { password: PASSWORD, newPassword: 'Another song of rain 8' };
        expect((await testApp.call('changePassword', { token, body })).status).toBe(200);
      },
    ],
  ])('changes no note once %s', async (_case, end) => {
    const person = await createPerson(testApp);
    const { _id: id, title } = await createNote(testApp, person.token);
    const body = { name: 'Script', access: 'write' as const, expiresInDays: null };
    const { data: made } = await testApp.call('createAccessToken', { token: person.token, body });
    const sent = { token: made.token, method: 'PUT', path: `/api/note/${id}` };
    const { finish } = await hold(sent, JSON.stringify({ title: 'Too late' }));
    await settle(made.token);
    await end(person, made._id);
    expect(await finish()).toBe(401);
    expect((await testApp.call('getNote', { token: person.token, params: { id } })).data.title).toBe(title);
  });

  it('succeeds if the person is still there', async () => {
    const person = await createPerson(testApp);
    const { _id: id } = await createNote(testApp, person.token);
    const sent = { token: person.token, method: 'PUT', path: `/api/note/${id}` };
    const { finish } = await hold(sent, JSON.stringify({ title: 'In time' }));
    await settle(person.token);
    expect(await finish()).toBe(200);
  });
});
