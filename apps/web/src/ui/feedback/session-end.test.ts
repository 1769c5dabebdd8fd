// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session/session.ts';
import { confirm } from '../overlay/confirm.ts';
import { dismissToast, listToasts, showToast } from './toast.ts';

beforeEach(() => startSession({ token: 'secret', id: 'meera', lastLogin: null }, { keep: false }));
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

it('removes rings and Undo from the page once the session is over', () => {
  const action = { label: 'Undo', run: vi.fn() };
  const later = { label: 'Snooze', question: 'When?', choices: [] };
  showToast({
    kind: 'info',
    text: 'Dentist',
    ringing: { paper: 1, detail: 'now', isEarly: false, actions: [], later },
  });
  showToast({ kind: 'success', text: 'Deleted', action });
  showToast({ kind: 'error', text: 'Failed to add comment. Try again' });
  endSession('expired');
  expect(listToasts().map(({ text }) => text)).toEqual(['Failed to add comment. Try again']);
});

it('closes a question once the session is over', async () => {
  const answer = confirm({ title: 'Delete?', text: 'It goes.', confirmLabel: 'Delete', cancelLabel: 'Keep' });
  endSession('expired');
  expect(await answer).toBe(false);
});
