import { expect, test } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { withComment, withoutComment } from './comments.ts';

const at = '2026-11-14T10:00:00.000Z';
const comment = (id: string, content = id) => ({ _id: id, content, createdAt: at, updatedAt: at });
const note = makeNovemberNote(5, { comments: [comment('a'), comment('b')], commentCount: 30 });

test('a new comment is last and counts', () => {
  const { comments, commentCount } = withComment(comment('c'))(note);
  expect([comments.map(({ _id }) => _id), commentCount]).toEqual([['a', 'b', 'c'], 31]);
});

test('a comment that is announced twice counts once', () => {
  expect(withComment(comment('c'))(withComment(comment('c'))(note)).commentCount).toBe(31);
});

test('an edited comment keeps its place', () => {
  expect(withComment(comment('a', 'new'))(note).comments.map(({ content }) => content)).toEqual(['new', 'b']);
});

test('a deleted comment no longer counts, and counts no less when it is deleted again', () => {
  const without = withoutComment('a')(note);
  expect([without.comments.length, without.commentCount]).toEqual([1, 29]);
  expect(withoutComment('a')(without)).toBe(without);
});
