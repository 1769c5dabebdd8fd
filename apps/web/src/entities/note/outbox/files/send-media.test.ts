// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Media } from '@pinlife/contract/media/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDisk } from '../../../../../../../testing/full-disk.ts';
import { makeNovemberNote } from '../../../../../test/november-note.ts';
import { wipeOutbox } from '../../../../../test/wipe-outbox.ts';
import { call } from '../../../../lib/api/api-client.ts';
import { ApiError, unansweredError } from '../../../../lib/api/api-error.ts';
import { reportReachable } from '../../../../lib/api/connection.ts';
import { sendFile } from '../../../../lib/api/send-file.ts';
import { initI18n } from '../../../../lib/i18n/i18n.ts';
import { endSession, getSession, type Session, startSession } from '../../../../lib/session/session.ts';
import { entryStore } from '../display/entry-store.ts';
import { findShownNote } from '../display/find-shown-note.ts';
import { openOutbox, submitChange } from '../outbox.ts';
import { discard, drain } from '../sending/engine.ts';
import { findWaitingFile, keepFile, markFilesSent, removeUnreferencedFiles } from './blob-store.ts';

vi.mock(import('../../../../lib/api/api-client.ts'), async (original) => {
  const call = vi.fn();
  return { ...(await original()), call, createCaller: () => call };
});
vi.mock(import('../../../../lib/api/send-file.ts'), () => ({ sendFile: vi.fn() }) as never);
vi.mock(import('../display/report.ts'), () => ({
  ...{ toastSent: vi.fn(), toastReconnected: vi.fn(), toastRemoved: vi.fn() },
  useListAsked: () => 0,
}));
vi.mock(import('../../../../lib/live/live.ts'), () => ({ onLiveEvent: () => () => undefined }));
vi.mock(import('../../../../lib/loading/quiet.ts'), async (original) => ({
  ...(await original()),
  untilQuiet: async () => undefined,
}));

/** The server, as far as uploads and notes go. */
let bytes: Set<string>;
let made: Map<string, Media>;
let notes: Map<string, Note & { mediaIds: string[] }>;
type Call = 'signUpload' | 'put' | 'createMedia' | 'getMedia' | 'createNote' | 'updateNote';
/** The network's effect on the next call of a kind. */
let fault: (name: Call) => 'none' | 'before' | 'after';
let refuse: (name: Call) => ApiError | null;
let calls: Call[];

type Given = { params?: { id: string }; body: Record<string, unknown>; ifMatch?: number };

const answers: Record<Call, (given: Given) => unknown> = {
  signUpload: ({ body: { s3Key } }) => {
    if (made.has(String(s3Key)) || bytes.has(String(s3Key))) throw new ApiError(409, 'upload_exists', '');
    return s3Key;
  },
  put: ({ body: { s3Key } }) => bytes.add(String(s3Key)),
  createMedia: ({ body: { s3Key, type } }) => {
    const key = String(s3Key);
    if (!made.has(key) && !bytes.has(key)) throw new ApiError(404, 'upload_missing', '');
    made.set(key, made.get(key) ?? ({ _id: `media ${made.size + 1}`, type } as Media));
    return made.get(key);
  },
  getMedia: ({ params }) => {
    const found = [...made.values()].find(({ _id }) => _id === params?.id);
    if (!found) throw new ApiError(404, 'not_found', '', { isOurs: true });
    return found;
  },
  createNote: ({ body: { _id, title, content = '', media = [] } }) => {
    const id = String(_id);
    const note = makeNovemberNote(1, {
      _id: id,
      title: String(title),
      content: String(content),
      media: toMedia(media),
    });
    if (!notes.has(id)) notes.set(id, { ...note, mediaIds: media as string[] });
    return notes.get(id);
  },
  updateNote: ({ params, body }) => {
    const known = notes.get(params?.id ?? '');
    if (!known) throw new ApiError(404, 'not_found', '');
    const media = body['media'] as string[] | undefined;
    const next = { ...known, ...body, version: known.version + 1 } as typeof known;
    notes.set(known._id, { ...next, media: media ? toMedia(media) : known.media, mediaIds: media ?? known.mediaIds });
    return notes.get(known._id);
  },
};

const toMedia = (ids: unknown): Media[] => (ids as string[]).map((_id) => ({ _id, inline: false }) as Media);

const answer = (name: Call, given: Given): unknown => {
  calls.push(name);
  const what = fault(name);
  reportReachable(what === 'none');
  if (what === 'before') throw unansweredError();
  const refusal = refuse(name);
  if (refusal) throw refusal;
  const answered = answers[name](given);
  if (what === 'after') throw unansweredError();
  return answered;
};

let client: QueryClient;
/** Calls that the previous test has left running belong to another session. */
let logins = 0;
beforeAll(initI18n);
beforeEach(async () => {
  [bytes, made, notes, calls] = [new Set(), new Map(), new Map(), []];
  fault = () => 'none';
  refuse = () => null;
  URL.createObjectURL = vi.fn((blob) => `blob:${(blob as Blob).size}`);
  URL.revokeObjectURL = vi.fn();
  client = new QueryClient();
  reportReachable(true);
  logins += 1;
  startSession({ token: `secret ${logins}`, id: 'me', lastLogin: null }, { keep: false });
  vi.mocked(call).mockImplementation((async (name: Call, given: Given) => answer(name, given)) as never);
  vi.mocked(sendFile).mockImplementation(async (s3Key) => void answer('put', { body: { s3Key } }));
  await openOutbox(client, getSession() as Session, new AbortController().signal);
});
afterEach(async () => {
  vi.useRealTimers();
  disk.isFull = false;
  endSession('expired');
  await wipeOutbox('me');
});

const disk = createDisk();
let keys = 0;
/** A blob that the stand-in of the database can clone, which those of jsdom are not. */
const blobOf = (size: number): Promise<Blob> => new Response(new Uint8Array(size)).blob();
const keep = async (filename: string, type: Media['type'] = 'image', size = 3) => {
  keys += 1;
  const file = await blobOf(size);
  return keepFile('me', { s3Key: `me/${keys}.png`, type, filename, sound: null, file });
};

const pin = (_id: string, media: readonly Media[], content = '') =>
  submitChange(
    client,
    { kind: 'create', note: { _id, title: _id, content, media: media.map((one) => one._id) } },
    { title: _id, content, media: [...media] },
  );
const settle = () => vi.waitFor(() => expect(entryStore.get().filter(({ refusal }) => !refusal)).toEqual([]));
const idsOf = (noteId: string) => notes.get(noteId)?.mediaIds;

it('sends the media of a note before the note, which then names the media of the server', async () => {
  reportReachable(false);
  const [fern, moss, text] = [await keep('fern.png'), await keep('moss.png'), await keep('text.png')];
  expect(await pin('a', [fern, moss], `<p><img data-media="${text._id}"></p>`)).toMatchObject({
    isWaiting: true,
    note: { media: [{ filename: 'fern.png', url: 'blob:3' }, { filename: 'moss.png' }] },
  });
  await drain();
  await settle();
  expect(idsOf('a')).toEqual(['media 1', 'media 2']);
  expect(notes.get('a')?.content).toBe('<p><img data-media="media 3"></p>');
  expect(calls.at(-1)).toBe('createNote');
  expect(await findWaitingFile(fern._id)).toMatchObject({ mediaId: 'media 1', blob: null });
});

it('makes one of each if any answer is lost, and continues at the same step', async () => {
  const fern = await keep('fern.png');
  const cuts: Call[] = ['signUpload', 'put', 'createMedia', 'createNote'];
  fault = (name) => (cuts[0] === name ? 'after' : 'none');
  await pin('a', [fern]);
  while (cuts.length > 0) {
    cuts.shift();
    await drain();
  }
  await settle();
  expect(idsOf('a')).toEqual(['media 1']);
  expect([made.size, notes.size]).toEqual([1, 1]);
});

it('keeps a note with a refused picture, with its text and the sentence, and sends it without the picture', async () => {
  reportReachable(false);
  const fern = await keep('fern.png');
  await pin('a', [fern]);
  refuse = (name) => (name === 'createMedia' ? new ApiError(415, 'image_format_invalid', '', { isOurs: true }) : null);
  await drain();
  expect(entryStore.get()).toMatchObject([
    { shown: { title: 'a', media: [{ _id: fern._id }] }, refusal: { status: 415, code: 'image_format_invalid' } },
  ]);
  expect(notes.size).toBe(0);
  expect((await findWaitingFile(fern._id))?.blob).not.toBeNull();
  const [refused] = entryStore.get();
  await discard(refused?.id ?? '');
  expect(entryStore.get()).toEqual([]);
});

it('tries again later if a bucket refuses, and keeps an invalid sound as a file', async () => {
  reportReachable(false);
  await pin('a', [await keep('song.mp3', 'audio')]);
  refuse = (name) => (name === 'put' ? new ApiError(403, null, '') : null);
  await drain();
  expect(entryStore.get()).toMatchObject([{ refusal: null, isTried: false }]);
  let sounds = 0;
  refuse = (name) => {
    if (name !== 'createMedia' || sounds > 0) return null;
    sounds += 1;
    return new ApiError(415, 'audio_format_invalid', '', { isOurs: true });
  };
  await drain();
  await settle();
  expect([...made.values()].map(({ type }) => type)).toEqual(['file']);
});

it('does not send a note whose picture this browser has lost, and shows an error', async () => {
  reportReachable(false);
  await pin('a', [{ ...(await keep('fern.png')), _id: 'local-gone' }]);
  await drain();
  expect(entryStore.get()).toMatchObject([{ refusal: { code: 'media_missing' } }]);
});

it('uploads files again that the server deleted before their note was sent, and then keeps their bytes no longer', async () => {
  const [fern, moss, other] = [await keep('fern.png'), await keep('moss.png'), await keep('other.png')];
  await markFilesSent(
    new Map([
      [fern._id, 'gone-1'],
      [moss._id, 'gone-2'],
      [other._id, 'foreign'],
    ]),
    () => true,
  );
  await pin('a', [{ ...fern, _id: 'gone-1' }], '<p><img data-media="gone-2"><img data-media="unknown"></p>');
  await settle();
  const sent = [await findWaitingFile(fern._id), await findWaitingFile(moss._id)];
  const [first, second] = sent.map((file) => file?.mediaId);
  expect([first, second].sort()).toEqual(['media 1', 'media 2']);
  expect(sent).toMatchObject([{ blob: null }, { blob: null }]);
  expect(idsOf('a')).toEqual([first]);
  expect(notes.get('a')?.content).toBe(`<p><img data-media="${second}"><img data-media="unknown"></p>`);
  expect((await findWaitingFile(other._id))?.blob).not.toBeNull();
});

it('leaves files alone that the server still has, and those of another person', async () => {
  made.set('me/there.png', { _id: 'there', type: 'image' } as Media);
  const fern = await keep('fern.png');
  const theirs = await keepFile('you', {
    ...{ s3Key: 'you/1.png', type: 'image', filename: 'theirs.png', sound: null },
    file: await blobOf(3),
  });
  await markFilesSent(
    new Map([
      [fern._id, 'there'],
      [theirs._id, 'theirs'],
    ]),
    () => true,
  );
  const content = '<p><img data-media="there"><img data-media="theirs"></p>';
  await pin('a', [], content);
  await settle();
  expect(notes.get('a')?.content).toBe(content);
  expect(calls).toEqual(['getMedia', 'createNote']);
});

it('keeps an uploaded file while a draft names it by either id', async () => {
  const fern = await keep('fern.png');
  await markFilesSent(new Map([[fern._id, 'there']]), () => true);
  const later = (hours: number) => hours * 3_600_000;
  for (const drafts of [fern._id, 'there']) {
    await removeUnreferencedFiles(drafts, 1);
    await removeUnreferencedFiles(drafts, later(48));
    expect((await findWaitingFile(fern._id))?.blob).not.toBeNull();
  }
  await removeUnreferencedFiles('', later(49));
  await removeUnreferencedFiles('', later(51));
  expect(await findWaitingFile(fern._id)).toBeUndefined();
});

it('recognises sent files in an edit that still names the local copy', async () => {
  reportReachable(false);
  const [fern, moss] = [await keep('fern.png'), await keep('moss.png')];
  await pin('a', [fern]);
  const { onTopOf, version = 0 } = findShownNote(client, 'a') ?? {};
  await drain();
  await settle();
  const changes = { media: [fern._id, moss._id] };
  await submitChange(client, { kind: 'update', id: 'a', version, onTopOf, changes }, { media: [fern, moss] });
  await settle();
  expect(idsOf('a')).toEqual(['media 1', 'media 2']);
  expect(made.size).toBe(2);
});

it('leaves no unhandled rejection if the disk is full when a picture has arrived', async () => {
  const fern = await keep('fern.png');
  disk.isFull = true;
  await expect(markFilesSent(new Map([[fern._id, 'media 1']]), () => false)).rejects.toThrow();
  // A promise that nobody listens to fails the run.
  await new Promise((resolve) => setTimeout(resolve));
});

it('gives a waiting note its pictures back in the next tab, by addresses of its own', async () => {
  reportReachable(false);
  const fern = await keep('fern.png');
  await pin('a', [fern]);
  endSession('expired');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:3');
  URL.createObjectURL = vi.fn(() => 'blob:anew');
  fault = () => 'before';
  startSession({ token: 'again', id: 'me', lastLogin: null }, { keep: false });
  await openOutbox(client, getSession() as Session, new AbortController().signal);
  expect(findShownNote(client, 'a')?.media).toMatchObject([{ _id: fern._id, url: 'blob:anew' }]);
});

it('reports that there is no room before it stores more than its limit', async () => {
  const file = await blobOf(6);
  const more = { s3Key: 'me/more.png', type: 'image', filename: 'more.png', sound: null, file } as const;
  await keep('fern.png');
  await expect(keepFile('me', more, 8)).rejects.toMatchObject({ name: 'NoRoomError' });
  await expect(keepFile('you', more, 8)).resolves.toMatchObject({ filename: 'more.png' });
  await wipeOutbox('you');
});

it('deletes files that no change and no draft names, but not those an editor was just given', async () => {
  reportReachable(false);
  const [named, drafted, loose] = [await keep('named.png'), await keep('drafted.png'), await keep('loose.png')];
  await pin('a', [named]);
  const drafts = JSON.stringify({ me: { slot: { media: [drafted] } } });
  const HOUR = 3_600_000;
  await removeUnreferencedFiles(drafts, 0);
  vi.useFakeTimers({ now: Date.now() + 2 * HOUR, toFake: ['Date'] });
  await removeUnreferencedFiles(drafts, HOUR);
  expect(await findWaitingFile(loose._id)).toBeDefined();
  await removeUnreferencedFiles(drafts, HOUR + 1);
  expect(await findWaitingFile(loose._id)).toBeUndefined();
  expect(await findWaitingFile(named._id)).toBeDefined();
  expect(await findWaitingFile(drafted._id)).toBeDefined();
});

it('deletes the files of a person who logs out', async () => {
  reportReachable(false);
  const fern = await keep('fern.png');
  await pin('a', [fern]);
  endSession('logout');
  await vi.waitFor(async () => expect(await findWaitingFile(fern._id)).toBeUndefined());
});
