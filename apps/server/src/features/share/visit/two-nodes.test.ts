import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createServices } from '../../../services.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { cookieOf, givePassphrase, visit } from '../../../test/stranger.ts';

let testApp: TestApp;
let person: TestPerson;
/** A second node on the same database, with the same secret. */
let other: { app: FastifyInstance };
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
  const options = { version: 'test', webFolder: '/nowhere', isSecure: false, trustProxy: false } as const;
  other = { app: await buildApp({ ...createServices(testApp.platform), ...options }) };
});
afterAll(async () => {
  await other.app.close();
  await testApp.close();
});

const visitOther = (path: string, headers: Record<string, string> = {}) => other.app.inject({ url: path, headers });
const put = (id: string, body: Record<string, unknown>) =>
  testApp.call('updateShare', { token: person.token, params: { id }, body });

it('opens a share of one node on every node, and ends it there at once although the page is cached', async () => {
  const { _id: id } = await createNote(testApp, person.token, { title: 'Before' });
  const path = `/s/${(await put(id, {})).data.token}`;
  const [here, there] = [await visit(testApp, path), await visitOther(path)];
  expect([there.statusCode, there.body, there.headers['etag']]).toEqual([200, here.body, here.headers['etag']]);
  await testApp.call('updateNote', { token: person.token, params: { id }, body: { title: 'After' } });
  expect((await visitOther(path)).body).toContain('After');
  await put(id, { renew: true });
  expect((await visitOther(path)).statusCode).toBe(404);
});

it('accepts the cookie of a passphrase on every node, and counts wrong ones over all of them', async () => {
  const { _id: id } = await createNote(testApp, person.token, { title: 'Locked', content: '<p>Kudampuli</p>' });
  const path = `/s/${(await put(id, { passphrase: 'mango pickle' })).data.token}`;
  const cookie = cookieOf(await givePassphrase(testApp, path, 'mango pickle'));
  expect((await visitOther(path, { cookie })).body).toContain('Kudampuli');
  for (let count = 0; count < 5; count += 1) {
    await givePassphrase(testApp, path, 'wrong');
    await givePassphrase({ ...testApp, ...other }, path, 'wrong');
  }
  expect((await givePassphrase({ ...testApp, ...other }, path, 'mango pickle')).statusCode).toBe(429);
});

it('adds up how often a share was opened on all nodes', async () => {
  const { _id: id } = await createNote(testApp, person.token, { title: 'Counted' });
  const path = `/s/${(await put(id, {})).data.token}`;
  const third = await buildApp({
    ...createServices(testApp.platform),
    ...{ version: 'test', webFolder: '/nowhere', isSecure: false, trustProxy: false },
  });
  await third.inject(path);
  await third.inject(path);
  // A node writes its counts when it stops.
  await third.close();
  await visit(testApp, path);
  const { data } = await testApp.call('getShare', { token: person.token, params: { id } });
  expect(data?.opened).toBe(3);
});
