// @vitest-environment jsdom
import type { Media } from '@pinlife/contract/media/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { BODY_MAX_BYTES } from '@pinlife/contract/routes';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import type { Refusal } from '../../../entities/note/outbox/queue/entry.ts';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reportReachable } from '../../../lib/api/connection.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { dismissToast, listToasts } from '../../../ui/feedback/toast.ts';
import { attachmentOf } from '../../media/attach/attachment.ts';
import type { QueueOptions } from '../../media/upload/upload-queue.ts';
import { putDraft } from '../draft/draft-store.ts';
import { emptyFields, fieldsOf } from '../draft/note-fields.ts';
import type { NoteTextHandle } from '../text/note-text.tsx';
import { mergeVersions } from './merge-versions.ts';
import { useCreateNote } from './use-create-note.ts';
import { useUpdateNote } from './use-update-note.ts';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const media = { _id: 'rain', type: 'file', filename: 'rain.pdf', size: 1, inline: false } as Media;
/** The upload of the file that was added last. */
let upload: { arrive: () => void; end: (isThere: boolean) => void };
vi.mock('../../media/upload/open-queue.ts', () => ({
  openUploadQueue: ({ onAdd, onChange }: QueueOptions) => {
    const { promise, resolve: end } = Promise.withResolvers<boolean>();
    upload = { arrive: () => onChange(media._id, { media }), end };
    return {
      add: async () => onAdd({ ...attachmentOf(media), media: null }),
      finishUploads: () => promise,
      dispose: () => undefined,
    };
  },
}));

type Sent = { name: string; body: Record<string, unknown>; ifMatch: number | undefined };
type Answer = Note | ApiError;

/** The calls that await an answer, in the order in which they were made. */
let waiting: { sent: Sent; answer: (answer: Answer) => Promise<void> }[];
/** Everything that was sent. */
let sent: Sent[];

beforeAll(initI18n);
beforeEach(() => {
  localStorage.clear();
  client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  waiting = [];
  sent = [];
  for (const { id } of listToasts()) dismissToast(id);
  vi.mocked(call).mockImplementation((async (name: string, { body, ifMatch }: Sent) => {
    const made = { name, body, ifMatch };
    sent.push(made);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const answer = (given: Answer) => act(async () => (given instanceof ApiError ? reject(given) : resolve(given)));
    waiting.push({ sent: made, answer });
    return promise;
  }) as never);
});
afterEach(() => {
  reportReachable(true);
  cleanup();
});

let client: QueryClient;
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

const readDrafts = (): Record<string, unknown>[] =>
  Object.values(JSON.parse(localStorage.getItem(storageKeys.draft) ?? '{}').me ?? {});
const answerNext = async (answer: Answer) => waiting.shift()?.answer(answer);
const noteFrom = ({ body }: Sent, changes: Partial<Note> = {}): Note =>
  makeNovemberNote(1, { _id: String(body._id), title: String(body.title), content: '', version: 1, ...changes });
const unreachable = () => new ApiError(0, null, '');

const openNew = () => {
  const onSaved = vi.fn();
  const { result, unmount } = renderHook(() => useCreateNote({ person: 'me', onRestore: () => undefined, onSaved }), {
    wrapper,
  });
  const type = (title: string) => act(async () => result.current.fields.changeTitle(title));
  const save = () => act(async () => result.current.save());
  return { result, unmount, onSaved, type, save };
};

const openEdit = (note: Note, refusal: Refusal | null = null) => {
  const onDone = vi.fn();
  const { result } = renderHook(() => useUpdateNote({ person: 'me', note, refusal, onDone }), { wrapper });
  const type = (title: string) => act(async () => result.current.fields.changeTitle(title));
  const save = () => act(async () => result.current.save());
  return { result, onDone, type, save };
};

const fieldWith = (html: string): NoteTextHandle => ({
  readHtml: () => html,
  finish: () => undefined,
  focus: () => undefined,
  findPlaceholders: () => null,
  readParagraph: () => null,
  markTime: () => undefined,
  readMark: () => null,
});

it('sends a new note under one id, even if it is tried repeatedly, and finishes one that had arrived', async () => {
  const { type, save, onSaved, result } = openNew();
  await type('Passport');
  await save();
  await answerNext(unreachable());
  expect(result.current.isSaving).toBe(false);
  await type('Passport, photos');
  await save();
  const [first, second] = sent;
  expect(second?.body._id).toBe(first?.body._id);
  // The server has the first text.
  await answerNext(noteFrom(first as Sent));
  expect(sent[2]).toMatchObject({ name: 'updateNote', body: { title: 'Passport, photos' }, ifMatch: 1 });
  await answerNext(noteFrom(second as Sent, { version: 2 }));
  expect(onSaved).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(3);
});

it('makes another note of the text if the note that had arrived was edited elsewhere', async () => {
  const { type, save, onSaved } = openNew();
  await type('Fern');
  await save();
  const [first] = sent;
  await answerNext(unreachable());
  await type('Ferns');
  await save();
  await answerNext(noteFrom(first as Sent, { title: 'Fern, moss', version: 2 }));
  expect(sent.map(({ name, body }) => [name, body.title])).toEqual([
    ['createNote', 'Fern'],
    ['createNote', 'Ferns'],
    ['createNote', 'Ferns'],
  ]);
  expect(sent[2]?.body._id).not.toBe(first?.body._id);
  await answerNext(noteFrom(sent[2] as Sent));
  expect(onSaved).toHaveBeenCalledOnce();
});

it('sends text that is written in between until all of it has arrived', async () => {
  const { type, save, onSaved, result } = openNew();
  await type('One');
  await save();
  await type('One two');
  await answerNext(noteFrom(sent[0] as Sent));
  expect(onSaved).not.toHaveBeenCalled();
  await type('One two three');
  await answerNext(noteFrom(sent[0] as Sent, { version: 2 }));
  expect(sent.map(({ body }) => body.title)).toEqual(['One', 'One two', 'One two three']);
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([undefined, 1, 2]);
  await answerNext(noteFrom(sent[0] as Sent, { version: 3 }));
  expect(onSaved).toHaveBeenCalledOnce();
  expect(result.current.fields.title).toBe('');
});

it('does not take away the text of a note whose editor is left while it is being saved', async () => {
  const { type, save, result, unmount } = openNew();
  const { textField } = result.current.fields;
  await type('Passport');
  textField.current = fieldWith('<p>Photos</p>');
  await save();
  unmount();
  // React clears the refs of elements that it removes.
  textField.current = null;
  await answerNext(noteFrom(sent[0] as Sent, { content: '<p>Photos</p>' }));
  expect(sent.map(({ body }) => body.content)).toEqual(['<p>Photos</p>']);
  expect(readDrafts()).toEqual([]);
});

it('keeps the id of a new note in its draft before it is sent, and no draft once it has arrived', async () => {
  const { type, save } = openNew();
  await type('Passport');
  await save();
  expect(readDrafts()).toMatchObject([{ noteId: null, sentId: sent[0]?.body._id, title: 'Passport' }]);
  await answerNext(noteFrom(sent[0] as Sent));
  expect(readDrafts()).toEqual([]);
});

it('keeps the draft of a new note among the new ones until all of it has arrived', async () => {
  const { type, save } = openNew();
  await type('One');
  await save();
  await type('One two');
  await answerNext(noteFrom(sent[0] as Sent));
  await answerNext(unreachable());
  await save();
  expect(readDrafts()).toMatchObject([{ noteId: null, sentId: sent[0]?.body._id, title: 'One two' }]);
  expect(sent.map(({ name }) => name)).toEqual(['createNote', 'updateNote', 'createNote']);
});

it('keeps the file that is on its way to a new note whose first text has arrived after all', async () => {
  const { type, save, result } = openNew();
  client.setQueryData(noteKeys.list({}), { pages: [{ data: [], next: null, fetchedAt: 1 }], pageParams: [null] });
  await type('Passport');
  await save();
  await answerNext(unreachable());
  await act(() => result.current.fields.attachments.add([new File(['x'], 'rain.pdf')], { wanted: 'file' }));
  const { options } = emptyFields;
  await act(async () => putCachedNote(client, noteFrom(sent[0] as Sent, { options, reminders: [], media: [] })));
  expect(result.current.fields).toMatchObject({ title: 'Passport', attachments: { list: [{ name: 'rain.pdf' }] } });
});

it('gives the next new note an id of its own', async () => {
  const { type, save } = openNew();
  for (const title of ['First', 'Second']) {
    await type(title);
    await save();
    await answerNext(noteFrom(sent.at(-1) as Sent));
  }
  expect(new Set(sent.map(({ body }) => body._id)).size).toBe(2);
});

it('asks for a title, and sends nothing without one', async () => {
  const { type, save, result } = openNew();
  await type('  ');
  await save();
  expect(result.current.fields.isTitleMissing).toBe(true);
  expect(sent).toEqual([]);
});

it('reports that a note is too large, and does not send it', async () => {
  const { result, save, type } = openNew();
  await type('Long');
  result.current.fields.textField.current = fieldWith('x'.repeat(BODY_MAX_BYTES));
  await save();
  expect(sent).toEqual([]);
  expect(listToasts()).toHaveLength(1);
});

const note = makeNovemberNote(3, { title: 'Old', content: '<p>Text</p>', version: 7 });

it('sends the changed fields of an edit, with the version that it is based on', async () => {
  const { type, save, onDone } = openEdit(note);
  await type('New');
  await save();
  expect(sent).toEqual([{ name: 'updateNote', body: { title: 'New' }, ifMatch: 7 }]);
  await answerNext({ ...note, title: 'New', version: 8 });
  expect(onDone).toHaveBeenCalledOnce();
});

it('sends nothing for an edit that does not change the note', async () => {
  const { type, save, onDone } = openEdit(note);
  await type('Old ');
  await save();
  expect(onDone).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

it('shows both versions of a note that was saved elsewhere in between, and saves them as one', async () => {
  const { type, save, onDone, result } = openEdit(note);
  await type('Mine');
  await save();
  const other = { ...note, content: '<p>Theirs</p>', version: 9 };
  await answerNext(new ApiError(412, 'version_conflict' as never, '', { data: other }));
  const conflict = result.current.obstacle;
  if (conflict?.kind !== 'conflict') throw new Error('There is no conflict');
  expect(conflict.versions).toMatchObject({ mine: { title: 'Mine' }, theirs: { content: '<p>Theirs</p>' } });
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => void result.current.merge(conflict, 'mine'));
  expect(sent.at(-1)).toEqual({ name: 'updateNote', body: { title: 'Mine' }, ifMatch: 9 });
  await answerNext({ ...other, title: 'Mine', version: 10 });
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['older than the one that was edited', note.version - 1, {}],
  ['without the unsent edit that was edited further', note.version, { onTopOf: 'an earlier edit' }],
])('asks about every difference from a version that is %s', async (_which, version, shown) => {
  const { type, save, result } = openEdit({ ...note, content: '<p>An hour of writing</p>', ...shown });
  await type('Mine');
  await save();
  const restored = { ...note, content: '<p>Of the backup</p>', version };
  await answerNext(new ApiError(412, 'note_changed', '', { data: restored }));
  const conflict = result.current.obstacle;
  if (conflict?.kind !== 'conflict') throw new Error('There is no conflict');
  expect(mergeVersions(conflict.versions, 'mine')).toMatchObject({
    merged: { title: 'Mine', content: '<p>An hour of writing</p>' },
    conflicts: ['title', 'content'],
  });
});

it.each([412, 404])('waits for the file that was added in between before it asks about a %i', async (status) => {
  const { type, save, result } = openEdit(note);
  await type('Mine');
  await save();
  const add = () => result.current.fields.attachments.add([new File(['x'], 'rain.pdf')], { wanted: 'file' });
  await act(add);
  const refusal = new ApiError(status, status === 404 ? 'note_deleted' : 'note_changed', '', {
    data: { ...note, title: 'Theirs', version: 9 },
  });
  await answerNext(refusal);
  expect(result.current).toMatchObject({ obstacle: null, isSaving: true });
  await act(async () => upload.arrive());
  await act(async () => upload.end(true));
  const { obstacle } = result.current;
  expect(obstacle?.kind === 'conflict' ? obstacle.versions.mine.media : obstacle?.written.media).toEqual([media]);
});

it('asks nothing while a file that was added in between is still missing', async () => {
  const { type, save, result } = openEdit(note);
  await type('Mine');
  await save();
  await act(() => result.current.fields.attachments.add([new File(['x'], 'rain.pdf')], { wanted: 'file' }));
  await answerNext(new ApiError(404, 'note_deleted', ''));
  await act(async () => upload.end(false));
  expect(result.current).toMatchObject({ obstacle: null, isSaving: false, fields: { isChanged: true } });
});

it('prevents writing below a decision that is being saved', async () => {
  const { type, save, result, onDone } = openEdit(note);
  await type('Mine');
  await save();
  const other = { ...note, title: 'Theirs', version: 9 };
  await answerNext(new ApiError(412, 'note_changed', '', { data: other }));
  const conflict = result.current.obstacle;
  if (conflict?.kind !== 'conflict') throw new Error('There is no conflict');
  await act(async () => void result.current.merge(conflict, 'mine'));
  act(() => result.current.editFurther(conflict));
  expect(result.current.obstacle).toBe(conflict);
  await answerNext(new ApiError(404, 'note_deleted', ''));
  const gone = result.current.obstacle;
  if (gone?.kind !== 'gone') throw new Error('The note is not gone');
  await act(async () => void result.current.keepAsNew(gone));
  act(() => result.current.keepWriting());
  expect(result.current.obstacle).toBe(gone);
  await answerNext(noteFrom(sent.at(-1) as Sent));
  expect(onDone).toHaveBeenCalledOnce();
});

it('merges, restores and keeps text written while an edit was on its way to be refused', async () => {
  const { type, save, result, onDone } = openEdit(note);
  await type('Mine');
  await save();
  await type('Mine and more');
  await answerNext(new ApiError(404, 'note_deleted', ''));
  const gone = result.current.obstacle;
  if (gone?.kind !== 'gone') throw new Error('The note is not gone');
  expect(gone.written.title).toBe('Mine and more');
  await act(async () => void result.current.restore(gone));
  await answerNext(note);
  await type('Mine and more and more');
  await answerNext({ ...note, title: 'Mine and more', version: 8 });
  const other = { ...note, title: 'Theirs', version: 9 };
  await type('Mine and all');
  await answerNext(new ApiError(412, 'note_changed', '', { data: other }));
  const conflict = result.current.obstacle;
  if (conflict?.kind !== 'conflict') throw new Error('There is no conflict');
  expect(conflict.versions.mine.title).toBe('Mine and all');
  await act(async () => void result.current.merge(conflict, 'mine'));
  await answerNext({ ...other, title: 'Mine and all', version: 10 });
  const titles = sent.map(({ body }) => body?.title);
  expect(titles).toEqual(['Mine', undefined, 'Mine and more', 'Mine and more and more', 'Mine and all']);
  expect(onDone).toHaveBeenCalledOnce();
});

describe('a change that was refused is opened again without another call', () => {
  const reopen = (refusal: Pick<Refusal, 'status' | 'code' | 'data'>) => {
    const base = fieldsOf(note);
    const draft = { noteId: note._id, sentId: null, version: note.version, base, ...base, title: 'Mine', changedAt: 1 };
    putDraft('me', 'draft', draft);
    return openEdit(refusal.data ?? note, { message: '', ...refusal });
  };
  afterEach(() => expect(sent).toEqual([]));

  it('and shows both versions', async () => {
    const { result, onDone } = reopen({
      ...{ status: 412, code: 'note_changed' },
      data: { ...note, title: 'Theirs', version: note.version + 1 },
    });
    const versions = { mine: { title: 'Mine' }, theirs: { title: 'Theirs' } };
    await vi.waitFor(() => expect(result.current.obstacle).toMatchObject({ kind: 'conflict', versions }));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('and is over if both are equal by now', async () => {
    const { onDone } = reopen({ status: 412, code: 'note_changed', data: { ...note, title: 'Mine', version: 9 } });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('and shows that its note is gone', async () => {
    const { result } = reopen({ status: 404, code: 'note_deleted', data: null });
    const written = { title: 'Mine' };
    await vi.waitFor(() => expect(result.current.obstacle).toMatchObject({ kind: 'gone', where: 'trash', written }));
  });
});

it('recognises its own edit whose answer was lost, and sends text written since', async () => {
  const { type, save, onDone, result } = openEdit(note);
  await type('New');
  await save();
  await answerNext(unreachable());
  await save();
  await type('Newer');
  await answerNext(new ApiError(412, null, '', { data: { ...note, title: 'New', version: 8 } }));
  expect(result.current.obstacle).toBeNull();
  expect(sent.at(-1)).toEqual({ name: 'updateNote', body: { title: 'Newer' }, ifMatch: 8 });
  await answerNext({ ...note, title: 'Newer', version: 9 });
  expect(onDone).toHaveBeenCalledOnce();
});

it('keeps text for a deleted note as one new note, even if it is tried repeatedly', async () => {
  const { type, save, onDone, result } = openEdit(note);
  await type('Mine');
  await save();
  await answerNext(new ApiError(404, 'not_found', ''));
  const gone = result.current.obstacle;
  if (gone?.kind !== 'gone') throw new Error('The note is not gone');
  expect(gone).toMatchObject({ where: 'nowhere', written: { title: 'Mine', content: '<p>Text</p>' } });
  await act(async () => void result.current.keepAsNew(gone));
  await answerNext(unreachable());
  await act(async () => void result.current.keepAsNew(gone));
  const [, first, second] = sent;
  await answerNext(noteFrom(second as Sent, {}));
  expect(second).toMatchObject({ name: 'createNote', body: { title: 'Mine', content: '<p>Text</p>' } });
  expect(second?.body._id).toBe(first?.body._id);
  expect(second?.body._id).not.toBe(note._id);
  expect(onDone).toHaveBeenCalledOnce();
});

it('continues from the saved version if later text did not arrive', async () => {
  const { type, save, onDone } = openEdit(note);
  await type('New');
  await save();
  await type('Newer');
  await answerNext({ ...note, title: 'New', version: 8 });
  await answerNext(unreachable());
  await save();
  expect(sent.at(-1)).toEqual({ name: 'updateNote', body: { title: 'Newer' }, ifMatch: 8 });
  expect(onDone).not.toHaveBeenCalled();
});
