import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../testing/our-answer.ts';
import { makeEntry } from '../../test/make-entry.ts';
import { makeNovemberNote } from '../../test/november-note.ts';
import { wipeOutbox } from '../../test/wipe-outbox.ts';
import { findWaitingFile, keepFile } from '../entities/note/outbox/files/blob-store.ts';
import { appendEntry, listEntries } from '../entities/note/outbox/queue/entries.ts';
import { claim, findSender, putSender } from '../lib/kept/kept-store.ts';
import { sendEntries } from './outbox.ts';

const sender = { person: 'me', token: 'secret' };
const pages: { url: string; visibilityState: string }[] = [];
let sent: string[];
let answer: (path: string) => Response;

const made = makeNovemberNote(1, { _id: 'a', title: 'Fern' });
const refuse = (status: number) =>
  ourJson({ error: 'No', code: status === 401 ? 'unauthorized' : 'note_changed', data: made }, { status });

beforeEach(async () => {
  sent = [];
  pages.splice(0);
  answer = () => ourJson({ data: made });
  vi.stubGlobal('self', { clients: { matchAll: async () => pages } });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}) },
  });
  vi.stubGlobal('fetch', async (path: string, { method, headers }: { method: string; headers: Headers }) => {
    sent.push(`${method} ${path} ${new Headers(headers).get('authorization')}`);
    return answer(path);
  });
  await claim(sender.token, () => true);
  await putSender(sender);
  await appendEntry(makeEntry({ kind: 'create', note: { _id: 'a', title: 'Fern' } }));
  await appendEntry(makeEntry({ kind: 'done', id: 'a', done: true }));
  await appendEntry(makeEntry({ kind: 'done', id: 'b', done: true }, { person: 'you' }));
});
afterEach(async () => {
  for (const person of ['me', 'you']) await wipeOutbox(person);
  // Claiming the store clears it.
  await claim('nobody', () => true);
  vi.unstubAllGlobals();
});

it('sends the person’s waiting changes in order, none of others, and drops the token', async () => {
  await sendEntries({ lastChance: false });
  expect(sent).toEqual(['POST /api/note Bearer secret', 'PATCH /api/note/a/done Bearer secret']);
  expect([await listEntries('me'), await findSender()]).toEqual([[], null]);
  expect(await listEntries('you')).toHaveLength(1);
});

it('uploads the files of a note before it', async () => {
  await wipeOutbox('me');
  const file = new Blob(['fern'], { type: 'image/png' });
  const fern = await keepFile('me', { s3Key: 'me/1.png', type: 'image', filename: 'fern.png', sound: null, file });
  await appendEntry(makeEntry({ kind: 'create', note: { _id: 'a', title: 'Fern', media: [fern._id] } }));
  answer = (path) => {
    if (path === '/api/note') return ourJson({ data: made });
    return ourJson({ data: path.endsWith('media') ? { _id: 'the server’s' } : '/uploads/1' });
  };
  await sendEntries({ lastChance: false });
  expect(sent.map((line) => line.replace(' Bearer secret', ''))).toEqual([
    'POST /api/note/media/signedurl',
    'PUT /uploads/1 null',
    'POST /api/note/media',
    'POST /api/note',
  ]);
  expect(await findWaitingFile(fern._id)).toMatchObject({ mediaId: 'the server’s', blob: null });
});

it('leaves it to a page in sight', async () => {
  pages.push({ url: 'https://pins.example/dashboard/home', visibilityState: 'visible' });
  await expect(sendEntries({ lastChance: false })).rejects.toThrow('A page is sending');
  expect(sent).toEqual([]);
});

it.each([false, true])(
  'asks to be woken again while the server is away, the last chance being %s',
  async (lastChance) => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(sendEntries({ lastChance })).rejects.toThrow('Not everything could be sent');
    expect(await listEntries('me')).toHaveLength(2);
    expect(await findSender()).toEqual(lastChance ? null : sender);
  },
);

it('keeps the changes and drops the token if the session has ended', async () => {
  answer = () => refuse(401);
  await sendEntries({ lastChance: false });
  expect(await listEntries('me')).toHaveLength(2);
  expect(await findSender()).toBeNull();
});

it('leaves refused changes to a page, which can show them to the person', async () => {
  answer = () => refuse(412);
  await expect(sendEntries({ lastChance: false })).rejects.toThrow();
  expect(await listEntries('me')).toMatchObject([{ refusal: null, isTried: true }, { refusal: null }]);
});

it('does nothing without a token', async () => {
  await claim('another', () => true);
  await sendEntries({ lastChance: false });
  expect(sent).toEqual([]);
});
