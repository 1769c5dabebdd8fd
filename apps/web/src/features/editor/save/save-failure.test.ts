import { beforeEach, expect, it } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { ApiError, unansweredError } from '../../../lib/api/api-error.ts';
import { dismissToast, listToasts } from '../../../ui/feedback/toast.ts';
import { findConflict, toastNotSaved } from './save-failure.ts';

beforeEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

it('finds the conflicting version in a 412, and only there', () => {
  const data = makeNovemberNote(1);
  expect(findConflict(new ApiError(412, 'note_changed', 'changed', { data }))).toBe(data);
  expect(findConflict(new ApiError(412, 'note_changed', 'changed'))).toBeNull();
  expect(findConflict(new ApiError(500, 'internal', '', { data }))).toBeNull();
});

it.each([
  ['a note that is too large', new ApiError(413, 'body_too_large', 'This is too large'), 'editor.tooLarge'],
  ['a proxy that takes no more', unansweredError(413), 'editor.tooLarge'],
  ['a server that fails', new ApiError(500, 'internal', 'Something went wrong'), 'Something went wrong'],
  ['an answer without words', new ApiError(500, null, ''), 'editor.failed'],
])('shows the sentence of %s', (_situation, error, sentence) => {
  toastNotSaved(error);
  expect(listToasts().map(({ text }) => text)).toEqual([sentence]);
});
