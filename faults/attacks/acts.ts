import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeComments, makeExport, uuid } from '../../apps/server/src/test/attacks/files.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import { sendFile, untilImport } from '../support/importing.ts';
import { createPerson, type Person } from '../support/person.ts';
import { query } from '../support/postgres.ts';

/** An attack by somebody with an account or with an address that they were given. */
type Act = {
  name: string;
  /** Everything that is no part of the attack. */
  prepare(app: RunningApp): Promise<() => Promise<string>>;
};

export const preview = async (person: Person, file: Buffer, filename: string): Promise<string> => {
  const id = await sendFile(person, file, filename);
  const { state, error, counts } = await untilImport(person, id, () => true);
  return [state, error, counts && `${counts.notes} notes`].filter(Boolean).join(', ');
};

export const bringIn = async (person: Person, file: Buffer, filename: string): Promise<string> => {
  const { api, token } = person;
  const id = await sendFile(person, file, filename);
  if ((await untilImport(person, id, () => true)).state === 'ready') {
    await api.demand('startImport', { token, params: { id }, body: {} });
  }
  const isOver = ({ state }: { state: string }) => state === 'done' || state === 'failed';
  const { state, error, added, skipped } = await untilImport(person, id, isOver);
  return [state, error, added && `${added.notes} notes`, skipped[0]?.reason].filter(Boolean).join(', ');
};

const repeat = <Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_none, index) => work(index)));

/** How many were answered with each status. */
const count = (answers: readonly { status: number; bytes: number }[]): string =>
  Map.groupBy(answers, ({ status }) => status)
    .entries()
    .map(([status, those]) => `${those.length} times ${status}, ${Math.max(...those.map(({ bytes }) => bytes))} bytes`)
    .toArray()
    .join(', ');

const read = async (address: string, init?: RequestInit): Promise<{ status: number; bytes: number }> => {
  const answer = await fetch(address, init);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  return { status: answer.status, bytes };
};
const readTimes = async (times: number, address: (index: number) => string, init?: RequestInit): Promise<string> =>
  count(await repeat(times, (index) => read(address(index), init)));

const bringInNotes = async (app: RunningApp, notes: readonly string[]): Promise<Person> => {
  const person = await createPerson(app);
  await bringIn(person, makeExport(notes), 'a.zip');
  return person;
};

const share = async ({ api, token }: Person): Promise<string> => {
  const [note] = await api.demand('listNotes', { token });
  const { url } = await api.demand('updateShare', {
    token,
    params: { id: note?._id ?? '' },
    body: { showComments: true },
  });
  return url;
};

const connectAssistant = async ({ url }: RunningApp, { api, token }: Person) => {
  const body = { name: 'Assistant', access: 'read', expiresInDays: null } as const;
  const access = await api.demand('createAccessToken', { token, body });
  const { headers } = authorize(access.token);
  return {
    ask: (method: string, params: object) =>
      read(`${url}/mcp`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      }),
  };
};

const makeReminder = (index: number, timezone: string): string =>
  JSON.stringify({
    _id: uuid(index, 2),
    meta: {
      selectedDateTime: '2025-03-31T02:30:00Z',
      timezone,
      remindBefore: 0,
      repeatType: 'Monthly',
      isRepeating: true,
      repeatEndType: 'FOREVER',
    },
  });

export const acts: readonly Act[] = [
  {
    name: 'export of 8,000 notes of one title',
    async prepare(app) {
      const notes = Array.from({ length: 8_000 }, (_none, index) => `{"_id":"${uuid(index)}","title":"one"}`);
      const { api, token } = await bringInNotes(app, notes);
      const { url } = await api.demand('createExport', { token });
      return () => readTimes(1, () => new URL(url, app.url).href);
    },
  },
  {
    name: 'thirty cards of shares at once',
    async prepare(app) {
      const people = [await createPerson(app), await createPerson(app), await createPerson(app)];
      const addresses: string[] = [];
      for (const person of people) {
        for (let index = 0; index < 10; index += 1) {
          const { token, api } = person;
          const { _id: id } = await api.demand('createNote', { token, body: { title: `Card ${index}` } });
          addresses.push((await api.demand('updateShare', { token, params: { id }, body: {} })).url);
        }
      }
      return () => readTimes(30, (index) => `${addresses[index]}/card`);
    },
  },
  {
    name: 'a shared page with 10,000 comments, 16 visitors',
    async prepare(app) {
      const note = `{"_id":"${uuid(1)}","title":"talk","comments":[${makeComments(10_000, 'x')}]}`;
      const address = await share(await bringInNotes(app, [note]));
      return () => readTimes(16, () => address);
    },
  },
  {
    name: 'twelve readings of the list of imports with a long report',
    async prepare(app) {
      const name = 'n'.repeat(100_000);
      const person = await bringInNotes(
        app,
        Array.from({ length: 1_000 }, (_none, index) => `{"_id":"${uuid(index)}","title":"${name}","comments":[0]}`),
      );
      return () => readTimes(12, () => `${app.url}/api/import`, authorize(person.token));
    },
  },
  {
    name: '190 slow PATCHes of one person',
    async prepare(app) {
      const { api, token } = await createPerson(app);
      return async () => {
        const { uploadUrl } = await api.demand('createImport', {
          token,
          body: { filename: 'a.zip', size: 900_000_000 },
        });
        const { pathname, search } = new URL(uploadUrl, app.url);
        const sockets = Array.from({ length: 190 }, () => connect(app.port, '127.0.0.1').on('error', () => undefined));
        const head = `PATCH ${pathname}${search} HTTP/1.1\r\nhost: a\r\nupload-offset: 0\r\ncontent-length: 60000000\r\n\r\n`;
        for (const socket of sockets) socket.write(head);
        for (const socket of sockets) socket.resume().write(Buffer.alloc(3_900_000));
        await sleep(5_000);
        for (const socket of sockets) socket.destroy();
        return 'ended';
      };
    },
  },
  {
    name: '1-byte chunks after a refusal, 20 connections',
    prepare: async (app) => async () => {
      const head = 'POST /api/note HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';
      const chunks = Buffer.from('1\r\nx\r\n'.repeat(100_000));
      const sockets = Array.from({ length: 20 }, () => connect(app.port, '127.0.0.1').on('error', () => undefined));
      for (const socket of sockets) socket.resume().write(head);
      const endsAt = performance.now() + 3_000;
      while (performance.now() < endsAt) {
        for (const socket of sockets) if (!socket.destroyed && !socket.writableNeedDrain) socket.write(chunks);
        await sleep(20);
      }
      const open = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return `${open} still open`;
    },
  },
  {
    name: '300 visits of profile pages',
    async prepare(app) {
      const { api, token } = await createPerson(app);
      await api.demand('updateUser', { token, body: { publicProfile: { enabled: true } } });
      for (let index = 0; index < 20; index += 1) {
        const { _id: id } = await api.demand('createNote', { token, body: { title: `Public ${index}` } });
        await api.demand('updateShare', { token, params: { id }, body: { onProfile: true } });
      }
      const { username } = await api.demand('getUser', { token });
      return () => readTimes(300, (index) => `${app.url}/u/${username}?page=${index}`);
    },
  },
  {
    name: 'fifty readings of the description of the API',
    prepare: async (app) => () => readTimes(50, () => `${app.url}/api/openapi.json`),
  },
  {
    name: 'first message of an assistant',
    async prepare(app) {
      const { ask } = await connectAssistant(app, await createPerson(app));
      return async () => count([await ask('tools/list', {})]);
    },
  },
  {
    name: 'four readings of a note of 5 MB by an assistant',
    async prepare(app) {
      const note = `{"_id":"${uuid(1)}","title":"talk","comments":[${makeComments(1_040, 'x'.repeat(5_000))}]}`;
      const person = await bringInNotes(app, [note]);
      const { api, token, userId } = person;
      const [{ _id: id } = { _id: '' }] = await api.demand('listNotes', { token });
      // A quote is escaped twice in the answer.
      await query(app.dataDir, `update comments set content = repeat('"', 5000) where user_id = '${userId}'`);
      const { ask } = await connectAssistant(app, person);
      // The code of the protocol is loaded at the first message.
      await ask('ping', {});
      const readNote = () => ask('tools/call', { name: 'read_pinup', arguments: { id } });
      return async () => count(await repeat(4, readNote));
    },
  },
  {
    name: 'a calendar feed of 10,000 reminders in all zones',
    async prepare(app) {
      const zones = Intl.supportedValuesOf('timeZone');
      const reminders = Array.from({ length: 10_000 }, (_none, index) =>
        makeReminder(index, zones[index % zones.length] ?? 'UTC'),
      );
      const notes = Array.from(
        { length: 500 },
        (_none, index) =>
          `{"_id":"${uuid(index)}","title":"due","reminders":[${reminders.slice(index * 20, index * 20 + 20).join()}]}`,
      );
      const { api, token } = await bringInNotes(app, notes);
      const { url } = await api.demand('updateCalendarFeed', { token, body: {} });
      return () => readTimes(1, () => url);
    },
  },
];

const authorize = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
