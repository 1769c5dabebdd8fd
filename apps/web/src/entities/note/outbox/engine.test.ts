// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Note } from '@pinlife/contract/note/schema';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDisk } from '../../../../../../testing/full-disk.ts';
import { makeWaiting } from '../../../../test/make-waiting.ts';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError, unanswered } from '../../../lib/api/api-error.ts';
import { reportReachable } from '../../../lib/api/connection.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { endSession, startSession } from '../../../lib/session/session.ts';
import { putCachedNote } from '../cache.ts';
import { noteKeys } from '../keys.ts';
import { discard, discardAll, drain, start } from './engine.ts';
import { markTried } from './memory.ts';
import { findShownNote, openOutbox, submitChange } from './outbox.ts';
import { listChanges, putChange, removeChangesOf, replaceChanges } from './outbox-store.ts';
import { tellBack, tellSent } from './report.ts';
import type { Change } from './waiting.ts';
import { waitingStore } from './waiting-store.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));
vi.mock(import('./report.ts'), () => ({ tellSent: vi.fn(), tellBack: vi.fn(), useListAsked: () => 0 }));
vi.mock(import('../../../lib/live/live.ts'), () => ({ onLiveEvent: () => () => undefined }));
vi.mock(import('../../../lib/loading/quiet.ts'), async (original) => ({
  ...(await original()),
  untilQuiet: async () => undefined,
}));

/** The server, as far as notes go. */
let notes: Map<string, Note>;
/** What the network does to the next call. */
let fault: (id: string) => 'none' | 'before' | 'after' | 'refuse' | 'fail';
const counts = { created: 0 };

const options = { params: { id: '' }, body: {} as Record<string, unknown>, ifMatch: undefined as number | undefined };

const answer = (name: string, { params, body, ifMatch }: typeof options): unknown => {
  const id = name === 'createNote' ? String(body['_id']) : params.id;
  const known = notes.get(id);
  if (name === 'createNote') {
    if (known) return known;
    counts.created += 1;
    const blank = makeNovemberNote(1, { _id: id, title: String(body['title']) });
    const made = { ...blank, options: { ...blank.options, ...(body['options'] as object) } };
    notes.set(id, made);
    return made;
  }
  if (!known) throw new ApiError(404, 'not_found', 'Not found', { isOurs: true });
  if (ifMatch !== undefined && ifMatch !== known.version) {
    throw new ApiError(412, 'note_changed', 'Changed', { isOurs: true, data: known });
  }
  const { options: changed, ...fields } = body as { options?: Partial<Note['options']> };
  const edited = Object.keys(fields).length > 0 ? { ...fields, version: known.version + 1 } : {};
  const next = {
    ...{ ...known, ...edited, options: { ...known.options, ...changed } },
    ...(name === 'markNoteDone' && { done: true }),
    ...(name === 'markNoteUndone' && { done: false }),
  };
  notes.set(id, next);
  return next;
};

let client: QueryClient;
beforeAll(initI18n);
beforeEach(async () => {
  notes = new Map();
  counts.created = 0;
  for (const told of [tellSent, tellBack]) vi.mocked(told).mockClear();
  fault = () => 'none';
  client = new QueryClient();
  client.setQueryData(noteKeys.list({}), { pages: [{ data: [], next: null, fetchedAt: 1 }], pageParams: [null] });
  reportReachable(true);
  startSession({ token: 'secret', id: 'me', lastLogin: null }, { keep: false });
  vi.mocked(call).mockImplementation((async (name: string, given: Partial<typeof options>) => {
    const what = fault(given.params?.id ?? String(given.body?.['_id']));
    reportReachable(what !== 'before' && what !== 'after');
    if (what === 'before') throw unanswered();
    if (what === 'refuse') throw new ApiError(400, 'invalid', 'No', { isOurs: true });
    if (what === 'fail') throw new ApiError(500, null, 'Oh', { isOurs: true });
    const answered = answer(name, { ...options, ...given });
    if (what === 'after') throw unanswered();
    return answered;
  }) as never);
  await openOutbox(client, 'me', new AbortController().signal);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession('expired');
  for (const person of ['me', 'you']) await removeChangesOf(person);
});

const pin = (_id: string, title: string) => submitChange(client, { kind: 'create', note: { _id, title } }, { title });
const retitle = (id: string, title: string) => {
  const { version = 1, onTopOf } = findShownNote(client, id) ?? {};
  return submitChange(client, { kind: 'update', id, version, onTopOf, changes: { title } }, { title });
};
const settle = () => vi.waitFor(() => expect(waitingStore.get().filter(({ refusal }) => !refusal)).toEqual([]));

it('sends at once what can be sent, and leaves nothing behind', async () => {
  expect(await pin('a', 'Fern')).toMatchObject({ isWaiting: false, note: { title: 'Fern' } });
  expect(await listChanges('me')).toEqual([]);
});

it('writes down what cannot be sent, and sends it once when the network is back, answers lost or not', async () => {
  fault = () => 'after';
  expect(await pin('a', 'Fern')).toMatchObject({ isWaiting: true });
  expect(await retitle('a', 'Fern, twice')).toMatchObject({ isWaiting: true });
  expect(await listChanges('me')).toHaveLength(2);
  fault = () => 'none';
  await drain();
  await settle();
  expect([...notes.values()].map(({ title }) => title)).toEqual(['Fern, twice']);
  expect(counts.created).toBe(1);
  expect(await listChanges('me')).toEqual([]);
});

it('hands a refusal to whoever waits for it, and keeps no change of theirs', async () => {
  await expect(retitle('nowhere', 'x')).rejects.toMatchObject({ status: 404 });
  expect(waitingStore.get()).toEqual([]);
});

it('keeps a change that is refused later, with what was written and the note that stood in its way', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  await retitle('a', 'Mine');
  notes.set('a', { ...(notes.get('a') as Note), title: 'Theirs', version: 2 });
  fault = () => 'none';
  await drain();
  await settle();
  expect(waitingStore.get()).toMatchObject([
    { shown: { title: 'Mine' }, refusal: { status: 412, data: { title: 'Theirs' } } },
  ]);
  expect(await listChanges('me')).toHaveLength(1);
});

it('shows nothing of it once the session has ended, keeps it for its person alone, and gives it back to them', async () => {
  fault = () => 'before';
  await pin('a', 'Fern');
  endSession('expired');
  expect(waitingStore.get()).toEqual([]);
  startSession({ token: 'other', id: 'you', lastLogin: null }, { keep: false });
  await openOutbox(client, 'you', new AbortController().signal);
  expect(waitingStore.get()).toEqual([]);
  endSession('expired');
  startSession({ token: 'again', id: 'me', lastLogin: null }, { keep: false });
  fault = () => 'none';
  await openOutbox(client, 'me', new AbortController().signal);
  await settle();
  expect(notes.get('a')?.title).toBe('Fern');
});

it('forgets what waits at a logout', async () => {
  fault = () => 'before';
  await pin('a', 'Fern');
  await discardAll('me');
  expect(await listChanges('me')).toEqual([]);
});

it('keeps nothing that was being written down when the person left', async () => {
  fault = () => 'before';
  const pinned = pin('a', 'Fern');
  endSession('logout');
  await pinned.catch(() => undefined);
  expect(await listChanges('me')).toEqual([]);
});

it('fails as before where the browser writes nothing down', async () => {
  createDisk().isFull = true;
  fault = () => 'before';
  await expect(pin('a', 'Fern')).rejects.toMatchObject({ isUnavailable: true });
  expect(waitingStore.get()).toEqual([]);
});

it('fails where the browser writes nothing down and something before it does not get through', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  await retitle('a', 'Fern, twice');
  createDisk().isFull = true;
  await expect(retitle('a', 'Fern, thrice')).rejects.toMatchObject({ isUnavailable: true });
  expect(waitingStore.get().map(({ shown }) => shown.title)).toEqual(['Fern, twice']);
});

it.each<Change>([
  { kind: 'create', note: { _id: 'a', title: 'Fern' } },
  { kind: 'update', id: 'a', version: 1, changes: { title: 'Fern' } },
  { kind: 'delete', id: 'a' },
  { kind: 'restore', id: 'a' },
  { kind: 'comment', id: 'a', commentId: 'c', content: 'Oh', isNew: true },
])(
  'leaves a $kind waiting whose sending cannot be noted, as the disk is full, and sends it once there is room',
  async (change) => {
    vi.mocked(call).mockResolvedValue(makeNovemberNote(1, { title: 'Fern' }) as never);
    await putChange(makeWaiting(change, { madeAt: Date.now() }));
    const disk = createDisk();
    disk.isFull = true;
    await start(client, 'me');
    expect(call).not.toHaveBeenCalled();
    expect(waitingStore.get()).toMatchObject([{ isLate: true, refusal: null }]);
    disk.isFull = false;
    await drain();
    await settle();
    expect(call).toHaveBeenCalledOnce();
  },
);

it('sends what another tab has written down of a change, not what it could not write down itself, as the disk was full', async () => {
  notes.set('a', makeNovemberNote(1, { _id: 'a', version: 1 }));
  const retitle = (title: string) => ({ kind: 'update', id: 'a', version: 1, changes: { title } }) as const;
  const first = makeWaiting(retitle('One'), { madeAt: Date.now() });
  const second = makeWaiting({ ...retitle('One two'), onTopOf: first.id }, { madeAt: Date.now() });
  for (const one of [first, second]) await putChange(one);
  const disk = createDisk();
  disk.isFull = true;
  await start(client, 'me');
  expect(notes.get('a')).toMatchObject({ version: 1 });
  disk.isFull = false;
  const holds = [second.id, 'third'];
  await replaceChanges({ removed: [second.id], put: [{ ...first, change: retitle('One two three'), holds }] });
  await drain();
  await settle();
  expect(notes.get('a')).toMatchObject({ title: 'One two three', version: 2 });
  expect(await listChanges('me')).toEqual([]);
});

it('keeps nothing that has arrived while the disk was full, merged or not', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  const mark = (done: boolean) => submitChange(client, { kind: 'done', id: 'a', done }, { done });
  for (const done of [true, false, true]) await mark(done);
  const disk = createDisk();
  disk.isFull = true;
  fault = () => 'none';
  await drain();
  expect(notes.get('a')?.done).toBe(true);
  expect(await listChanges('me')).toEqual([]);
});

const love = (id: string) => {
  const options = { passion: true };
  return submitChange(client, { kind: 'update', id, version: null, changes: { options } }, { options });
};
/** Somebody else edits a note, on another device. */
const editElsewhere = (id: string, changes: Partial<Note>) => {
  const note = notes.get(id) as Note;
  notes.set(id, { ...note, ...changes, version: note.version + 1 });
};

it('keeps a refused text that nobody waits for, also where somebody waits for what came after it', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  await retitle('a', 'Mine');
  editElsewhere('a', { title: 'Theirs' });
  fault = () => 'none';
  reportReachable(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const loved = love('a');
  await vi.waitFor(() => expect(waitingStore.get()[0]?.refusal).not.toBeNull());
  await vi.advanceTimersByTimeAsync(4000);
  expect(await loved).toMatchObject({ isWaiting: true });
  expect(waitingStore.get()[0]).toMatchObject({ shown: { title: 'Mine' }, refusal: { status: 412 } });
});

it('overwrites nobody by an edit on top of one whose answer was lost', async () => {
  await pin('a', 'Fern');
  fault = () => 'after';
  await retitle('a', 'Mine');
  await submitChange(
    client,
    { kind: 'update', id: 'a', version: 1, onTopOf: waitingStore.get()[0]?.id, changes: { content: 'Mine' } },
    { content: 'Mine' },
  );
  editElsewhere('a', { content: 'Theirs' });
  fault = () => 'none';
  await drain();
  await settle();
  expect(notes.get('a')).toMatchObject({ title: 'Mine', content: 'Theirs' });
  expect(waitingStore.get()).toMatchObject([{ shown: { content: 'Mine' }, refusal: { status: 412 } }]);
});

it('brings what was written to a new note after it had been sent for the first time', async () => {
  fault = () => 'after';
  await pin('a', 'Fern');
  await pin('a', 'Fern, with more');
  fault = () => 'none';
  await drain();
  await settle();
  expect([...notes.values()].map(({ title }) => title)).toEqual(['Fern, with more']);
  expect(waitingStore.get()).toEqual([]);
});

it('holds back what comes after a refused change until that is given up', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  await retitle('a', 'Mine');
  editElsewhere('a', { title: 'Theirs' });
  fault = () => 'none';
  await drain();
  await submitChange(client, { kind: 'done', id: 'a', done: true }, { done: true });
  expect(notes.get('a')?.done).toBe(false);
  await discard(waitingStore.get().find(({ refusal }) => refusal)?.id ?? '');
  await settle();
  expect(notes.get('a')).toMatchObject({ title: 'Theirs', done: true });
});

it('overwrites nobody by an edit on top of one that was given up, though the page has read the note since', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  await retitle('a', 'Mine');
  editElsewhere('a', { title: 'Theirs' });
  fault = () => 'none';
  await drain();
  putCachedNote(client, notes.get('a') as Note);
  await retitle('a', 'Mine, twice');
  await discard(waitingStore.get().find(({ refusal }) => refusal)?.id ?? '');
  await settle();
  expect(notes.get('a')?.title).toBe('Theirs');
  expect(waitingStore.get()).toMatchObject([{ shown: { title: 'Mine, twice' }, refusal: { status: 412 } }]);
});

it('overwrites nobody by an edit on top of one that another tab has sent long ago', async () => {
  await pin('a', 'Fern');
  fault = () => 'before';
  await retitle('a', 'Mine');
  const [waiting] = waitingStore.get();
  // The other tab sends it and one more on top, and somebody else edits it; this tab has heard of the note alone.
  editElsewhere('a', { title: 'Mine' });
  editElsewhere('a', { title: 'Theirs' });
  await replaceChanges({
    removed: [waiting?.id ?? ''],
    put: [],
    sent: { noteId: 'a', id: 'other', version: 3 },
  });
  putCachedNote(client, notes.get('a') as Note);
  fault = () => 'none';
  await retitle('a', 'Mine, twice');
  await drain();
  await settle();
  expect(notes.get('a')?.title).toBe('Theirs');
});

it('gives up with a new note all that was to become of it', async () => {
  fault = () => 'refuse';
  const made = pin('a', 'Fern');
  await expect(made).rejects.toMatchObject({ status: 400 });
  fault = () => 'before';
  await pin('b', 'Moss');
  await submitChange(client, { kind: 'done', id: 'b', done: true }, { done: true });
  fault = () => 'refuse';
  await drain();
  await discard(waitingStore.get()[0]?.id ?? '');
  expect(waitingStore.get()).toEqual([]);
});

it('lets one note that the server fails at hold up no other', async () => {
  fault = () => 'before';
  await pin('a', 'Fern');
  await pin('b', 'Moss');
  fault = (id) => (id === 'a' ? 'fail' : 'none');
  await drain();
  expect([...notes.keys()]).toEqual(['b']);
  expect(waitingStore.get()).toMatchObject([{ noteId: 'a', refusal: null }]);
});

it('takes nothing out of the outbox for a merge whose first part another tab has sent meanwhile', async () => {
  fault = () => 'before';
  await pin('a', 'Fern');
  await retitle('a', 'Fern, twice');
  const read = await listChanges('me');
  const [first, second] = read;
  if (!first || !second) throw new Error('Nothing waits.');
  await replaceChanges({ removed: [first.id], put: [] });
  expect(await replaceChanges({ removed: [second.id], put: [first], expected: read })).toBe(false);
  expect(await listChanges('me')).toEqual([second]);
});

it('does not send again what another tab has sent since it was read, although it was tried before', async () => {
  const deletion = makeWaiting({ kind: 'delete', id: 'a' }, { isTried: true });
  await putChange(deletion);
  expect(await markTried(deletion)).toBe('marked');
  await replaceChanges({ removed: [deletion.id], put: [] });
  expect(await markTried(deletion)).toBe('taken');
});

const told = () => vi.mocked(tellSent).mock.calls.flatMap(([one]) => (one.sent + one.refused > 0 ? [one] : []));

it('tells how much was sent as one number, also where the line broke off in between', async () => {
  fault = () => 'before';
  await pin('a', 'Fern');
  await pin('b', 'Moss');
  let calls = 0;
  fault = () => {
    calls += 1;
    return calls === 1 ? 'none' : 'before';
  };
  await drain();
  expect([...notes.keys()]).toEqual(['a']);
  expect(told()).toEqual([]);
  fault = () => 'none';
  await drain();
  expect(told()).toEqual([{ sent: 2, refused: 0 }]);
});

it('says that the server is back where nothing waits, and not of a line that has only stumbled', async () => {
  const now = vi.spyOn(performance, 'now');
  const beAwayFor = (milliseconds: number) => {
    now.mockReturnValue(1000);
    reportReachable(false);
    now.mockReturnValue(1000 + milliseconds);
    reportReachable(true);
  };
  beAwayFor(500);
  expect(tellBack).not.toHaveBeenCalled();
  beAwayFor(5000);
  expect(tellBack).toHaveBeenCalledOnce();
  fault = () => 'before';
  await pin('a', 'Fern');
  beAwayFor(5000);
  expect(tellBack).toHaveBeenCalledOnce();
  now.mockRestore();
});

it('brings nothing back that a logout has removed while it was under way', async () => {
  fault = () => 'before';
  await pin('a', 'Fern');
  const [waiting] = await listChanges('me');
  await removeChangesOf('me');
  if (waiting) await replaceChanges({ removed: [], put: [{ ...waiting, isLate: true }] });
  expect(await listChanges('me')).toEqual([]);
});

it('shows whoever logs in next nothing of a change that was under way', async () => {
  const line = Promise.withResolvers<unknown>();
  vi.mocked(call).mockReturnValueOnce(line.promise as never);
  const pinned = pin('a', 'Fern');
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('createNote', expect.anything()));
  endSession('expired');
  startSession({ token: 'other', id: 'you', lastLogin: null }, { keep: false });
  await openOutbox(client, 'you', new AbortController().signal);
  line.resolve(makeNovemberNote(1, { _id: 'a', title: 'Fern' }));
  await pinned;
  expect(findShownNote(client, 'a')).toBeNull();
});

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

it.each([1, 2, 3, 4, 5])(
  'loses and doubles none of 60 changes over a network that fails at random, seed %i',
  async (seed) => {
    const random = seeded(seed);
    const expected = new Map<string, { title: string; done: boolean; passion: boolean }>();
    fault = () => (random() < 0.4 ? 'none' : random() < 0.5 ? 'before' : 'after');
    for (let step = 0; step < 60; step += 1) {
      const ids = [...expected.keys()];
      const id = ids[Math.floor(random() * ids.length)];
      const state = id === undefined ? undefined : expected.get(id);
      const kind = random();
      if (!id || !state || kind < 0.15) {
        expected.set(`note ${step}`, { title: `Title ${step}`, done: false, passion: false });
        await pin(`note ${step}`, `Title ${step}`);
      } else if (kind < 0.6) {
        state.title = `Title ${step}`;
        await retitle(id, state.title);
      } else if (kind < 0.8) {
        state.done = !state.done;
        await submitChange(client, { kind: 'done', id, done: state.done }, { done: state.done });
      } else {
        state.passion = !state.passion;
        const passion = { passion: state.passion };
        await submitChange(
          client,
          { kind: 'update', id, version: null, changes: { options: passion } },
          { options: passion },
        );
      }
      // The tab is killed: what it knew is gone, what was written down is not.
      if (random() < 0.05) {
        waitingStore.set([]);
        await start(client, 'me');
      }
    }
    fault = () => 'none';
    await drain();
    await settle();
    expect(waitingStore.get()).toEqual([]);
    const there = [...notes].map(
      ([
        id,
        {
          title,
          done,
          options: { passion },
        },
      ]) => [id, { title, done, passion }],
    );
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(expected));
    expect(counts.created).toBe(expected.size);
  },
  60_000,
);
