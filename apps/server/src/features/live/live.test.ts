import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { openStream, startNode, type TestNode } from '../../test/node.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let nodes: [TestNode, TestNode];
let operator: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp);
  nodes = [await startNode(testApp), await startNode(testApp)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await testApp.close();
});

const logIn = async (username: string) =>
  (await testApp.call('login', { body: { username, password: PASSWORD } })).data.token;

describe('GET /api/live', () => {
  it('needs a token', async () => {
    const response = await fetch(`${nodes[0].url}/api/live`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('is a stream of events that no proxy may cache or buffer', async () => {
    const { token } = await createPerson(testApp);
    const response = await fetch(`${nodes[0].url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    await response.body?.cancel();
  });

  it('notifies the tabs at every node of changes of a note, in order', async () => {
    const { token } = await createPerson(testApp);
    const streams = await Promise.all(nodes.map(({ url }) => openStream(url, token)));
    const note = await createNote(testApp, token);
    const params = { id: note._id };
    const { data } = await testApp.call('updateNote', { token, params, body: { title: 'Other words' } });
    await testApp.call('markNoteDone', { token, params });
    await testApp.call('createComment', { token, params: { noteId: note._id }, body: { content: 'Yes' } });
    await testApp.call('deleteNote', { token, params });
    await testApp.call('restoreNote', { token, params });
    for (const stream of streams) {
      const events = [];
      for (let count = 0; count < 6; count += 1) events.push(await stream.next());
      const expected = ['created', 'changed', 'changed', 'commented', 'deleted', 'restored'];
      expect(events.map((event) => event?.data['kind'])).toEqual(expected);
      expect(events.map((event) => event?.data['version'])).toEqual([1, ...Array(5).fill(data.version)]);
      expect(new Set(events.map((event) => event?.data['noteId']))).toEqual(new Set([note._id]));
      await stream.close();
    }
  });

  it('names the tab that made the change', async () => {
    const { token } = await createPerson(testApp);
    const stream = await openStream(nodes[0].url, token);
    await testApp.call('createNote', { token, body: { title: 'x' }, headers: { 'x-tab': 'tab-7' } });
    expect(await stream.next()).toMatchObject({ event: 'note', data: { kind: 'created', tab: 'tab-7' } });
    await stream.close();
  });

  it('repeats the event of a retried create, as the first try may not have sent one', async () => {
    const { token } = await createPerson(testApp);
    const note = await createNote(testApp, token);
    await testApp.services.bus.flush();
    const stream = await openStream(nodes[0].url, token);
    await testApp.call('createNote', { token, body: { _id: note._id, title: note.title } });
    expect(await stream.next()).toMatchObject({ data: { kind: 'created', noteId: note._id, version: 1 } });
    await stream.close();
  });

  it('sends nothing about an update that changes nothing or a refused one', async () => {
    const { token } = await createPerson(testApp);
    const stream = await openStream(nodes[0].url, token);
    const note = await createNote(testApp, token);
    const params = { id: note._id };
    expect(await stream.next()).toMatchObject({ data: { kind: 'created' } });
    await testApp.call('updateNote', { token, params, body: { title: note.title } });
    await testApp.call('updateNote', { token, params, body: { title: 'New' }, headers: { 'if-match': '"9"' } });
    await testApp.call('deleteNote', { token, params });
    expect(await stream.next()).toMatchObject({ data: { kind: 'deleted' } });
    await stream.close();
  });

  it('sends nothing to other people', async () => {
    const [meera, other] = [await createPerson(testApp), await createPerson(testApp)];
    const stream = await openStream(nodes[0].url, other.token);
    await createNote(testApp, meera.token);
    await testApp.services.bus.flush();
    const own = await createNote(testApp, other.token);
    expect(await stream.next()).toMatchObject({ data: { noteId: own._id } });
    await stream.close();
  });
});

describe('a live stream', () => {
  it('ends with its session at every node, and no other does', async () => {
    const { token, username } = await createPerson(testApp);
    const other = await logIn(username);
    const ending = await Promise.all(nodes.map(({ url }) => openStream(url, token)));
    const staying = await openStream(nodes[1].url, other);
    await testApp.call('logout', { token });
    for (const stream of ending) {
      expect(await stream.next()).toEqual({ event: 'session', data: { kind: 'ended' } });
      expect(await stream.next()).toBeUndefined();
    }
    await createNote(testApp, other);
    expect(await staying.next()).toMatchObject({ event: 'note' });
    await staying.close();
  });

  it('ends when another device logs it out', async () => {
    const { token, username } = await createPerson(testApp);
    const other = await logIn(username);
    const stream = await openStream(nodes[0].url, other);
    const { data } = await testApp.call('listSessions', { token });
    const id = data.find(({ current }) => !current)?._id ?? '';
    await testApp.call('deleteSession', { token, params: { id } });
    expect(await stream.next()).toMatchObject({ event: 'session' });
    expect(await stream.next()).toBeUndefined();
  });

  it('ends when an operator suspends its person, before any later event', async () => {
    const node = await startNode(testApp);
    const { id, token } = await createPerson(testApp);
    const [ending, staying] = [await openStream(node.url, token), await openStream(node.url, operator.token)];
    expect((await testApp.call('suspendPerson', { token: operator.token, params: { id } })).status).toBe(200);
    await testApp.services.bus.flush();
    await createNote(testApp, operator.token);
    expect(await staying.next()).toMatchObject({ event: 'note' });
    expect(node.live.count()).toBe(1);
    expect(await ending.next()).toEqual({ event: 'session', data: { kind: 'ended' } });
    expect(await ending.next()).toBeUndefined();
    await staying.close();
    await node.close();
  });

  it('ends on all other devices when the password changes', async () => {
    const { token, username } = await createPerson(testApp);
    const [mine, theirs] = [
      await openStream(nodes[0].url, token),
      await openStream(nodes[1].url, await logIn(username)),
    ];
    const body = { password: PASSWORD, newPassword: 'Another violin 8' };
    expect((await testApp.call('changePassword', { token, body })).status).toBe(200);
    expect(await theirs.next()).toMatchObject({ event: 'session' });
    await createNote(testApp, token);
    expect(await mine.next()).toMatchObject({ event: 'note' });
    await mine.close();
  });
});

describe('the connection of a live stream', () => {
  it('is cut off when its reader does not keep up', async () => {
    const { token, id: userId } = await createPerson(testApp);
    const node = await startNode(testApp);
    const address = new URL(node.url);
    const socket = connect(Number(address.port), address.hostname);
    socket.write(`GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    expect(await node.countConnections()).toBe(1);
    // Larger than the socket buffers of both ends together.
    const payload = JSON.stringify([{ userId, note: { noteId: 'x'.repeat(100_000), version: 1, kind: 'changed' } }]);
    for (let count = 0; count < 200; count += 1) node.live.receive(payload);
    await expect.poll(() => node.countConnections()).toBe(0);
    socket.destroy();
    await node.close();
  });

  it('does not keep the server from stopping', async () => {
    const { token } = await createPerson(testApp);
    const node = await startNode(testApp);
    const stream = await openStream(node.url, token);
    await node.close();
    expect(await stream.next()).toBeUndefined();
  });
});
