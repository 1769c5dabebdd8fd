// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeEntry } from '../../../../test/make-entry.ts';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { entryStore } from '../../../entities/note/outbox/display/entry-store.ts';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { endSession, startSession } from '../../../lib/session/session.ts';
import { dropKeptText, listKeptTexts, useKeptText } from '../../../lib/storage/use-kept-text.ts';
import { stopEditing, useEditing } from '../../note/note-editing.ts';
import { listDrafts, putDraft } from './draft-store.ts';
import { listLeftComments } from './left-comments.tsx';
import { LeftDrafts } from './left-drafts.tsx';
import { emptyFields } from './note-fields.ts';

vi.mock('../../../lib/api/api-client.ts');

beforeAll(initI18n);
beforeEach(() => {
  localStorage.clear();
  const draft = { ...emptyFields, title: 'Rice, soaked', content: '<p>Overnight</p>', version: 3, sentId: null };
  putDraft('me', 'left', { ...draft, noteId: 'gone', changedAt: 1_794_960_000_000 });
  putDraft('me', 'new', { ...draft, title: 'A new one', noteId: null, version: null, changedAt: 1 });
});
afterEach(() => {
  cleanup();
  stopEditing();
  for (const { key } of listKeptTexts('me')) dropKeptText(key);
  endSession('logout');
});

const Edited = () => {
  const editing = useEditing();
  return <output>{editing && `${editing.note._id} ${editing.note.title} ${editing.refusal?.code ?? 'found'}`}</output>;
};
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeftDrafts person="me" />
      <Edited />
    </QueryClientProvider>,
  );
const writeOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep writing: Rice, soaked' }));

it('opens a draft whose note was permanently deleted, and shows that it was', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError(404, 'not_found', 'Not found', { isOurs: true }));
  show();
  await writeOn();
  expect(screen.queryByText('A new one')).toBeNull();
  expect(await screen.findByText('gone Rice, soaked not_found')).toBeTruthy();
});

it('opens a draft of an existing note with the current note', async () => {
  vi.mocked(call).mockResolvedValue(makeNovemberNote(2, { _id: 'gone', title: 'Rice' }));
  show();
  await writeOn();
  expect(await screen.findByText('gone Rice found')).toBeTruthy();
});

it('does not believe a proxy that the note is gone', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError(404, 'unavailable', ''));
  show();
  await writeOn();
  expect(await screen.findByText('gone Rice, soaked found')).toBeTruthy();
});

it('leaves a draft alone that is being written in another tab', async () => {
  const request = vi.fn(async (name: string, _options: object, take: (lock: object | null) => unknown) =>
    take(name === 'pl-draft-left' ? null : {}),
  );
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  show();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Keep writing: Rice, soaked' })).toBeNull();
  vi.unstubAllGlobals();
});

/** Types a comment as its field does, in a session, of a note that is known from then on by the server's answer. */
const writeComment = (key: string, noteId: string, text: string) => {
  startSession({ token: 'secret', id: 'me', lastLogin: null }, { keep: false });
  const { result, unmount } = renderHook(() => useKeptText(key, noteId));
  act(() => result.current[1](text));
  unmount();
};
const refuse = () => vi.mocked(call).mockRejectedValue(new ApiError(404, 'not_found', 'Not found', { isOurs: true }));

it('keeps a comment whose note is gone for good as a new pinup', async () => {
  writeComment('comment card gone', 'gone', 'half a thought\n& more');
  refuse();
  show();
  expect(await screen.findByText(/half a thought/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a new pinup' }));
  expect(screen.queryByText(/half a thought/)).toBeNull();
  const contents = listDrafts('me').map(({ draft }) => draft.content);
  expect(contents).toContain('<p>half a thought</p><p>&amp; more</p>');
  expect(listKeptTexts('me')).toEqual([]);
});

it('shows the edit of a comment that was deleted elsewhere, and no comment that has its field', async () => {
  writeComment('edit c1', 'there', 'better');
  writeComment('edit c2', 'there', 'deleted elsewhere');
  writeComment('comment card there', 'there', 'on its card');
  const at = '2026-11-14T10:00:00.000Z';
  const comments = [{ _id: 'c1', content: 'good', createdAt: at, updatedAt: at }];
  vi.mocked(call).mockResolvedValue(makeNovemberNote(2, { _id: 'there', comments, commentCount: 1 }));
  show();
  expect(await screen.findByText('deleted elsewhere')).toBeTruthy();
  expect(screen.queryByText('better')).toBeNull();
  expect(screen.queryByText('on its card')).toBeNull();
});

it('does not treat a note that waits in the outbox as a deleted one', async () => {
  writeComment('comment card waiting', 'waiting', 'half a thought');
  refuse();
  expect(await listLeftComments('me')).toHaveLength(1);
  const entry = makeEntry({ kind: 'create', note: { _id: 'waiting', title: 'Rice', content: '' } });
  entryStore.addUnwritten(entry);
  expect(await listLeftComments('me')).toEqual([]);
  entryStore.removeUnwritten(entry.id);
});

it('does not show another person’s comment', async () => {
  writeComment('comment card gone', 'gone', 'half a thought');
  startSession({ token: 'other', id: 'tom', lastLogin: null }, { keep: false });
  refuse();
  expect(await listLeftComments('tom')).toEqual([]);
  expect(await listLeftComments('me')).toHaveLength(1);
});
