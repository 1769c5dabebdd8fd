import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/secret/id.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { upload } from '../../test/media.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let address: string;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  person = await createPerson(testApp);
});
afterAll(() => testApp.close());

const makeToken = async (access: 'read' | 'write', { token } = person): Promise<string> => {
  const body = { name: 'Assistant', access, expiresInDays: null };
  return (await testApp.call('createAccessToken', { token, body })).data.token;
};

const connect = async (token: string, headers: Record<string, string> = {}): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}`, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }));
  return client;
};

const post = (headers: Record<string, string>, body: unknown = { jsonrpc: '2.0', id: 1, method: 'ping' }) =>
  testApp.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', ...headers },
    payload: body as object,
  });

type Said = { isError?: boolean; content: { text: string }[] };
const use = async (client: Client, name: string, given: Record<string, unknown>) => {
  const { isError = false, content } = (await client.callTool({ name, arguments: given })) as unknown as Said;
  const [{ text } = { text: '' }] = content;
  return { isError, text, answer: isError ? null : JSON.parse(text) };
};

describe('an assistant', () => {
  it('writes, edits, sets reminders, searches, reads and lists what is due, as its person', async () => {
    const client = await connect(await makeToken('write'));
    const made = await use(client, 'create_pinup', { title: 'Dentist', content: '<p>Ask about the crown</p>' });
    const id: string = made.answer.data._id;
    const { version } = made.answer.data;
    const edited = await use(client, 'edit_pinup', { id, version, title: 'The dentist' });
    expect(edited.answer.data).toMatchObject({ title: 'The dentist', content: '<p>Ask about the crown</p>' });
    const at = new Date(testApp.clock.now().getTime() + 60 * 60 * 1000).toISOString();
    await use(client, 'add_reminder', { noteId: id, selectedDateTime: at, timezone: 'UTC' });
    const due = await use(client, 'list_due', { timezone: 'UTC' });
    expect(JSON.stringify(due.answer.data)).toContain('The dentist');
    const found = await use(client, 'search_pinups', { search: 'crown', limit: 5 });
    expect(found.answer.data).toMatchObject([{ _id: id }]);
    expect((await use(client, 'read_pinup', { id })).answer.data.reminders).toHaveLength(1);
    expect((await testApp.call('getNote', { token: person.token, params: { id } })).data.title).toBe('The dentist');
    await client.close();
  });

  it('edits a note whose media stay, and so does the space that they take', async () => {
    const { _id: media } = await upload(testApp, person, { bytes: Buffer.alloc(600), type: 'file', filename: 'a.bin' });
    const { _id: id, version } = await createNote(testApp, person.token, { media: [media] });
    const { data: space } = await testApp.call('getSpace', { token: person.token });
    const client = await connect(await makeToken('write'));
    const edited = await use(client, 'edit_pinup', { id, version, title: 'Another', content: '<p>Other words</p>' });
    expect(edited.answer.data).toMatchObject({ title: 'Another', media: [{ _id: media }] });
    expect((await testApp.call('getSpace', { token: person.token })).data).toEqual(space);
    await client.close();
  });

  it('reads a long note as it is', async () => {
    const content = `<p>${'"quoted" \\ 🌧️ മഴ, '.repeat(10_000)}end</p>`;
    const { _id: id } = await createNote(testApp, person.token, { title: 'Long', content });
    const { data } = await testApp.call('getNote', { token: person.token, params: { id } });
    const client = await connect(await makeToken('read'));
    expect((await use(client, 'read_pinup', { id })).answer).toEqual({ data });
    const { contents } = await client.readResource({ uri: `pinlife://pinup/${id}` });
    expect(JSON.parse((contents as { text: string }[])[0]?.text ?? '')).toEqual({ data });
    await client.close();
  });

  it('edits only the version that it has read, and otherwise is asked to read again', async () => {
    const client = await connect(await makeToken('write'));
    const { _id: id } = await createNote(testApp, person.token, { title: 'Plan', content: '<p>One</p>' });
    const { version } = (await use(client, 'read_pinup', { id })).answer.data;
    const body = { content: '<p>One</p><p>Hours of work</p>' };
    await testApp.call('updateNote', { token: person.token, params: { id }, body });
    const edit = { id, content: '<p>One, shorter</p>' };
    const refused = await use(client, 'edit_pinup', { ...edit, version });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('Read it with read_pinup') });
    for (const wrong of [undefined, null, '*', `${version}`, version + 0.5]) {
      const without = await use(client, 'edit_pinup', { ...edit, version: wrong });
      expect(without).toMatchObject({ isError: true, text: expect.stringContaining('(version) Read it with') });
    }
    const read = (await use(client, 'read_pinup', { id })).answer.data;
    expect(read.content).toBe(body.content);
    expect((await use(client, 'edit_pinup', { ...edit, version: read.version })).isError).toBe(false);
    const { data } = await testApp.call('listVersions', { token: person.token, params: { id } });
    expect(data.map(({ content }) => content)).toEqual([body.content, '<p>One</p>']);
    await client.close();
  });

  it('sees only reading tools if its token may only read, and cannot call the others by name', async () => {
    const [reading, writing] = [await connect(await makeToken('read')), await connect(await makeToken('write'))];
    const { tools } = await reading.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(['list_due', 'read_pinup', 'search_pinups']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const all = (await writing.listTools()).tools;
    expect(all).toHaveLength(6);
    expect(all.find(({ name }) => name === 'edit_pinup')?.inputSchema).toMatchObject({
      required: ['id', 'version'],
      properties: { id: { type: 'string' }, version: { type: 'integer' }, title: {}, content: {} },
    });
    const refused = await use(reading, 'create_pinup', { title: 'Never' });
    expect(refused).toMatchObject({ isError: true, text: 'This access token may not do that' });
    const found = await use(reading, 'search_pinups', { search: 'Never' });
    expect(found.answer.data).toEqual([]);
  });

  it('is refused in sentences, and reaches no data of another person', async () => {
    const client = await connect(await makeToken('write'));
    const other = await createPerson(testApp);
    const { _id: id } = await createNote(testApp, other.token, { title: 'Not yours' });
    const foreign = await use(client, 'read_pinup', { id });
    expect(foreign.isError).toBe(true);
    expect((await use(client, 'read_pinup', { id: newId() })).text).toBe(foreign.text);
    expect((await use(client, 'edit_pinup', { id, version: 1, title: 'Mine' })).text).toBe(foreign.text);
    expect((await use(client, 'create_pinup', { title: '' })).text).toBe('Enter a title (title)');
    expect((await use(client, 'delete_everything', {})).isError).toBe(true);
  });

  it('pages through the notes as resources, and reads one', async () => {
    const reader = await createPerson(testApp);
    for (let count = 0; count < 51; count += 1) {
      // Notes of one millisecond have no order.
      testApp.clock.advance(1);
      await createNote(testApp, reader.token, { title: `Note ${count}` });
    }
    const client = await connect(await makeToken('read', reader));
    const first = await client.listResources();
    const uris = first.resources.map(({ uri }) => uri);
    if (first.nextCursor) {
      const second = await client.listResources({ cursor: first.nextCursor });
      uris.push(...second.resources.map(({ uri }) => uri));
    }
    expect(new Set(uris).size).toBe(51);
    const { contents } = await client.readResource({ uri: uris[0] ?? '' });
    expect(JSON.stringify(contents)).toContain('Note 50');
    await expect(client.readResource({ uri: `pinlife://pinup/${newId()}` })).rejects.toThrow();
  });
});

describe('the route of assistants', () => {
  it('is closed to strangers, to pages of other origins, and to a removed token', async () => {
    expect((await post({})).statusCode).toBe(401);
    expect((await post({ authorization: 'Bearer plt_none' })).headers['www-authenticate']).toBe('Bearer');
    const token = await makeToken('read');
    const authorization = `Bearer ${token}`;
    expect((await post({ authorization, origin: 'https://evil.example' })).json().code).toBe('origin_foreign');
    expect((await post({ authorization, origin: 'null' })).statusCode).toBe(403);
    expect((await post({ authorization, origin: 'http://pinlife.test' })).statusCode).toBe(200);
    const [made] = (await testApp.call('listAccessTokens', { token: person.token })).data;
    await testApp.call('deleteAccessToken', { token: person.token, params: { id: made?._id ?? '' } });
    expect((await post({ authorization })).statusCode).toBe(401);
  });

  it('refuses a message of thousands of keys before it is looked at', async () => {
    const authorization = `Bearer ${await makeToken('read')}`;
    const wide = (length: number) => Object.fromEntries(Array.from({ length }, (_, number) => [`k${number}`, 1]));
    const nested = Array.from({ length: 1_200 }).reduce<unknown>((inner) => ({ inner }), 1);
    const call = (given: unknown) => ({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_pinups', arguments: given },
    });
    for (const given of [wide(20_000), wide(1_001), { list: Array.from({ length: 2_000 }, () => 1) }, { nested }]) {
      expect((await post({ authorization }, call(given))).statusCode).toBe(400);
    }
    expect((await post({ authorization }, call(wide(100)))).statusCode).toBe(200);
  });

  it('keeps no stream, no session and no batch', async () => {
    const authorization = `Bearer ${await makeToken('read')}`;
    for (const method of ['GET', 'DELETE'] as const) {
      const { statusCode, headers } = await testApp.app.inject({ method, url: '/mcp', headers: { authorization } });
      expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'POST' });
    }
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await post({ authorization }, [ping, ping])).statusCode).toBe(400);
    expect((await post({ authorization }, { ...ping, method: 'subscriptions/listen' })).statusCode).toBe(400);
    expect((await post({ authorization }, { nonsense: true })).statusCode).toBe(400);
  });
});
