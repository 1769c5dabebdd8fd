import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { getImport, sendPiece } from '../../../test/import.ts';
import { startNode, type TestNode } from '../../../test/node.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../../test/person.ts';

let testApp: TestApp;
let node: TestNode;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  node = await startNode(testApp);
});
afterAll(async () => {
  await node.close();
  await testApp.close();
});
beforeEach(async () => {
  person = await createPerson(testApp);
});

const begin = async (size: number, { token } = person) =>
  (await testApp.call('createImport', { token, body: { filename: 'notes.zip', size } })).data;

const openPatch = (path: string, length: number): ClientRequest => {
  const { hostname, port } = new URL(node.url);
  const headers = { 'upload-offset': '0', 'content-length': length };
  return request({ hostname, port, path, method: 'PATCH', headers }).on('error', () => undefined);
};

describe('the address of an upload', () => {
  it('ends with the session that asked for it, as a new password does it', async () => {
    const { _id, uploadUrl } = await begin(10);
    const login = { username: person.username, password: PASSWORD };
    const another = (await testApp.call('login', { body: login })).data.token;
    const body = { password: PASSWORD, newPassword: 'Monsoon 2026!' };
    await testApp.call('changePassword', { token: another, body });
    expect(await sendPiece(testApp, uploadUrl, 0, Buffer.alloc(10))).toMatchObject({ status: 403 });
    expect((await testApp.app.inject({ method: 'HEAD', url: uploadUrl })).statusCode).toBe(403);
    const { uploadUrl: anew } = await getImport(testApp, another, _id);
    expect(
      await sendPiece(testApp, uploadUrl.replace(/d=[^&]*/, anew?.match(/d=[^&]*/)?.[0] ?? ''), 0, Buffer.alloc(10)),
    ).toMatchObject({ status: 403 });
    expect(await sendPiece(testApp, anew ?? '', 0, Buffer.alloc(10))).toMatchObject({ status: 204 });
  });
});

describe('a piece of an import', () => {
  it('is refused if it is longer than the file, and leaves nothing behind', async () => {
    const { _id, uploadUrl } = await begin(10);
    expect(await sendPiece(testApp, uploadUrl, 0, Buffer.alloc(11))).toMatchObject({ status: 400 });
    const headers = { 'upload-offset': '0', 'transfer-encoding': 'chunked' };
    const payload = Readable.from([Buffer.alloc(10), Buffer.alloc(1)]);
    const streamed = await testApp.app.inject({ method: 'PATCH', url: uploadUrl, payload, headers });
    expect([streamed.statusCode, streamed.json().code]).toEqual([400, 'upload_size_wrong']);
    expect(await getImport(testApp, person.token, _id)).toMatchObject({ state: 'uploading' });
    expect(await sendPiece(testApp, uploadUrl, 0, Buffer.alloc(10))).toMatchObject({ status: 204, offset: 10 });
  });

  it('arrives whole in any number of pieces, parts and all', async () => {
    const size = 2 * IMPORT_PART_BYTES + 5;
    const { _id, uploadUrl } = await begin(size);
    const headers = { 'upload-offset': '0', 'transfer-encoding': 'chunked' };
    const payload = Readable.from([Buffer.alloc(1), Buffer.alloc(IMPORT_PART_BYTES + 7), Buffer.alloc(3)]);
    const first = await testApp.app.inject({ method: 'PATCH', url: uploadUrl, payload, headers });
    expect(first.headers['upload-offset']).toBe(String(IMPORT_PART_BYTES));
    const rest = Buffer.alloc(size - IMPORT_PART_BYTES);
    expect(await sendPiece(testApp, uploadUrl, IMPORT_PART_BYTES, rest)).toMatchObject({ status: 204, offset: size });
    expect(await getImport(testApp, person.token, _id)).toMatchObject({ state: 'reading' });
  });

  it('is refused if one person sends too many at once, while other people can send', async () => {
    const { uploadUrl } = await begin(IMPORT_PART_BYTES);
    const held = Buffer.alloc(IMPORT_PART_BYTES - 1);
    const slow = Array.from({ length: 12 }, () => openPatch(uploadUrl, IMPORT_PART_BYTES));
    const refused: number[] = [];
    for (const sending of slow) {
      sending.on('response', (answer: IncomingMessage) => refused.push(answer.statusCode ?? 0));
      sending.write(held);
    }
    // 12 uploads of 4 MB each are sent, and 16 MB fit into memory.
    await expect.poll(() => refused).toEqual(Array.from({ length: 8 }, () => 429));

    const other = await createPerson(testApp);
    const another = await begin(IMPORT_PART_BYTES, other);
    const sending = openPatch(another.uploadUrl, IMPORT_PART_BYTES);
    sending.end(Buffer.alloc(IMPORT_PART_BYTES));
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(204);
    for (const one of slow) one.destroy();
  });
});
