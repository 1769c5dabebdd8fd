// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { endSession, startSession } from '../../lib/session/session.ts';
import { CommentItem } from './comment-item.tsx';
import { NewComment } from './new-comment.tsx';

vi.mock('./comment-avatar.tsx', () => ({ CommentAvatar: () => null }));
vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const at = '2026-11-14T10:00:00.000Z';
const comment = { _id: 'c1', content: 'one', createdAt: at, updatedAt: at };

/** Answers the last request. */
let answer: () => Promise<void>;
let refuse: () => Promise<void>;

beforeAll(initI18n);
beforeEach(() => {
  vi.mocked(call).mockImplementation(
    (_name, options) =>
      new Promise((resolve, reject) => {
        const end = (work: () => void) =>
          act(async () => {
            work();
            await new Promise((done) => setTimeout(done));
          });
        answer = () => end(() => resolve({ ...comment, ...Object(options?.body) } as never));
        refuse = () => end(() => reject(new ApiError(422, 'comment_too_long', '', { isOurs: true })));
      }),
  );
});
afterEach(cleanup);

/** A note that no other test has written a draft for. */
const newNoteId = () => crypto.randomUUID();

const show = (noteId: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewComment noteId={noteId} shownIn="card" />
    </QueryClientProvider>,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = async (key: string, more = {}) => {
  await act(async () => fireEvent.keyDown(field(), { key, ...more }));
};
/** Opens a comment for editing and changes its text. */
const beginEdit = () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CommentItem noteId={newNoteId()} comment={comment} onDeleted={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
  type('one, but better');
};

it('keeps text that is typed while a comment is being sent', async () => {
  show(newNoteId());
  type('one');
  await press('Enter');
  expect(field().value).toBe('');
  type('and two');
  await answer();
  expect(field().value).toBe('and two');
});

it('is empty after a comment was sent whose card had been scrolled away', async () => {
  const noteId = newNoteId();
  const { unmount } = show(noteId);
  type('one');
  await press('Enter');
  unmount();
  await answer();
  show(noteId);
  expect(field().value).toBe('');
});

it('keeps a comment for a page that is loaded again, until it is stored', async () => {
  show(newNoteId());
  type('not stored yet');
  await press('Enter');
  type('and two');
  expect(sessionStorage.getItem('pl-comments')).toContain('not stored yet\\nand two');
  await answer();
  expect(sessionStorage.getItem('pl-comments')).not.toContain('not stored yet');
});

it('returns a refused comment to the current field of the note, before the text typed there', async () => {
  const noteId = newNoteId();
  const { unmount } = show(noteId);
  type('one');
  await press('Enter');
  // The next field asks for the person's picture.
  const refuseComment = refuse;
  unmount();
  show(noteId);
  type('and two');
  await refuseComment();
  expect(field().value).toBe('one\nand two');
  type('one\nand two, and three');
  cleanup();
  show(noteId);
  expect(field().value).toBe('one\nand two, and three');
});

it('keeps text that is typed while an edit is being sent', async () => {
  beginEdit();
  await press('Enter');
  type('one, but better still');
  await answer();
  expect(field().value).toBe('one, but better still');
  await press('Enter');
  expect(vi.mocked(call).mock.lastCall?.[1]?.body).toEqual({
    content: 'one, but better still',
    was: 'one, but better',
  });
  await answer();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('does not throw an edit away with the Escape that gives a composed letter up', async () => {
  beginEdit();
  await press('Escape', { isComposing: true });
  expect(field().value).toBe('one, but better');
  await press('Escape');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps a comment of a person who has to log in again, and none of a person who logs out', () => {
  const login = { token: 'secret', id: 'meera', lastLogin: null };
  const noteId = newNoteId();
  const readAfter = (reason: 'expired' | 'logout') => {
    startSession(login, { keep: false });
    const before = show(noteId);
    type('half a thought');
    endSession(reason);
    before.unmount();
    const after = show(noteId);
    const { value } = field();
    after.unmount();
    return value;
  };
  expect(readAfter('expired')).toBe('half a thought');
  expect(sessionStorage.getItem('pl-comments')).toContain('half a thought');
  expect(readAfter('logout')).toBe('');
  expect(sessionStorage.getItem('pl-comments')).toBeNull();
});

it('keeps the comment of a person with an expired session when another person logs out in the same tab', async () => {
  const noteId = newNoteId();
  startSession({ token: 'one', id: 'meera', lastLogin: null }, { keep: false });
  show(noteId);
  type('half a thought');
  endSession('expired');
  cleanup();
  startSession({ token: 'two', id: 'tom', lastLogin: null }, { keep: false });
  endSession('logout');
  await Promise.resolve();
  expect(sessionStorage.getItem('pl-comments')).toContain('half a thought');
  startSession({ token: 'three', id: 'meera', lastLogin: null }, { keep: false });
  show(noteId);
  expect(field().value).toBe('half a thought');
  endSession('logout');
  expect(sessionStorage.getItem('pl-comments')).toBeNull();
});

it('finds a comment again after the page was loaded again', async () => {
  const noteId = newNoteId();
  show(noteId);
  type('half a thought');
  cleanup();
  vi.resetModules();
  const reloaded = await import('../../lib/storage/use-kept-text.ts');
  const { result } = renderHook(() => reloaded.useKeptText(`comment card ${noteId}`, noteId));
  expect(result.current[0]).toBe('half a thought');
});
