import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTimeouts } from '../../http/streams/body-deadline.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { startNode, type TestNode } from '../../test/node.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../test/person.ts';

const MB = 1024 * 1024;
/** Short timeouts of a body. The first node keeps the default for uploads, the impatient one has a short one. */
const PATIENCE = { ...defaultTimeouts, bodyMs: 400, bodySpanMs: 50 };

let testApp: TestApp;
let node: TestNode;
let impatientNode: TestNode;
let person: TestPerson;

beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
  node = await startNode(testApp, PATIENCE);
  impatientNode = await startNode(testApp, { ...PATIENCE, uploadSpanMs: 400 });
});
afterAll(async () => {
  await node.close();
  await impatientNode.close();
  await testApp.close();
});

const sign = async (size: number) => {
  const s3Key = `${person.id}/${randomUUID()}.bin`;
  const { data } = await testApp.call('signUpload', { token: person.token, body: { s3Key, size } });
  return { s3Key, path: data };
};

const openUpload = (path: string, size: number, { url } = node) => {
  const { hostname, port } = new URL(url);
  const headers = { 'content-length': size, 'content-type': 'application/octet-stream' };
  const sending = request({ hostname, port, path, method: 'PUT', headers });
  const answered = once(sending, 'response').then(async ([response]) => {
    const chunks: Buffer[] = await response.toArray();
    return { status: response.statusCode, ...JSON.parse(Buffer.concat(chunks).toString()) };
  });
  return { sending, answered };
};

const send = async (path: string, size: number, onChunk?: () => void) => {
  const { sending, answered } = openUpload(path, size);
  const chunk = Buffer.alloc(MB / 4, 7);
  for (let sent = 0; sent < size; sent += chunk.length) {
    if (!sending.write(chunk)) await once(sending, 'drain');
    onChunk?.();
  }
  sending.end();
  return answered;
};

const sendWhole = (path: string, size: number) => {
  const { sending, answered } = openUpload(path, size);
  sending.end(Buffer.alloc(size));
  return answered;
};

const listDrafts = () => readdir(join(testApp.folder, 'media', 'incoming'));

describe('an upload', () => {
  it('may last longer than any other request while it makes progress', async () => {
    const size = 1_000_000;
    const { s3Key, path } = await sign(size);
    const { sending, answered } = openUpload(path, size);
    for (let part = 0; part < 10; part += 1) {
      sending.write(Buffer.alloc(size / 10));
      await sleep(PATIENCE.bodyMs / 4);
    }
    sending.end();
    expect(await answered).toMatchObject({ status: 200, data: { s3Key } });
  });

  it('is ended with 408 if it stops, and leaves nothing behind', async () => {
    const { path } = await sign(MB);
    const { sending, answered } = openUpload(path, MB, impatientNode);
    sending.write(Buffer.alloc(1000));
    expect(await answered).toMatchObject({ status: 408, code: 'upload_timeout' });
    await expect.poll(listDrafts).toEqual([]);
    sending.destroy();
  });

  it('leaves nothing behind if it is cut off, and can be sent again to the same address', async () => {
    const { s3Key, path } = await sign(MB);
    const { sending, answered } = openUpload(path, MB);
    sending.write(Buffer.alloc(MB / 2));
    await expect.poll(listDrafts).toHaveLength(1);
    sending.destroy();
    await expect(answered).rejects.toThrow();
    await expect.poll(listDrafts).toEqual([]);
    expect(await send(path, MB)).toMatchObject({ status: 200, data: { s3Key } });
  });

  it('is refused if it exceeds its announced size, and leaves nothing behind', async () => {
    const { s3Key, path } = await sign(1000);
    const { port } = new URL(node.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = `PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Length: 1000\r\n\r\n`;
    socket.write(head + 'x'.repeat(1500));
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1.1 400 .*"upload_size_wrong"/s);
    await expect.poll(listDrafts).toEqual([]);
    expect(await sendWhole(path, 1000)).toMatchObject({ status: 200, data: { s3Key } });
  });

  it('is refused if its account was deleted in between, and leaves nothing behind', async () => {
    const leaving = await createPerson(testApp);
    const s3Key = `${leaving.id}/${randomUUID()}.bin`;
    const { data: path } = await testApp.call('signUpload', { token: leaving.token, body: { s3Key, size: MB } });
    const { sending, answered } = openUpload(path, MB);
    sending.write(Buffer.alloc(MB / 2));
    await expect.poll(listDrafts).toHaveLength(1);
    const body = { password: PASSWORD };
    expect((await testApp.call('deleteUser', { token: leaving.token, body })).status).toBe(200);
    await testApp.deliver();
    sending.end(Buffer.alloc(MB / 2));
    expect(await answered).toMatchObject({ status: 403, code: 'address_expired' });
    expect(await testApp.platform.storage.find(`uploads/${s3Key}`)).toBeNull();
  });

  it('is not kept in memory: 100 MB', async () => {
    const size = 100 * MB;
    const { path } = await sign(size);
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    const answer = await send(path, size, () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    });
    expect(answer.status).toBe(200);
    expect((most - before) / MB).toBeLessThan(50);
  });

  it('is answered even if it is refused before it has been sent', async () => {
    const { path } = await sign(30 * MB);
    const { sending, answered } = openUpload(path.replace(/s=.*/, 's=wrong'), 30 * MB);
    sending.on('error', () => undefined);
    sending.write(Buffer.alloc(1000));
    expect(await answered).toMatchObject({ status: 403, code: 'address_expired' });
    sending.destroy();
  });
});

describe('any other body', () => {
  it('loses its connection if it is late, even if it was answered', async () => {
    const { port } = new URL(node.url);
    for (const path of ['/api/auth/login', '/api/note', '/nowhere']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      await once(socket.resume(), 'close');
    }
  });
});
