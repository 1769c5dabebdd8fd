import { expect, it } from 'vitest';
import { applyListChanges, findChangedFields } from './changed-fields.ts';

it('finds the fields that were changed, and no others', () => {
  const before = { name: 'Meera', tags: ['a', 'b'], place: '' };
  expect(findChangedFields(before, { ...before, tags: ['a', 'b'] })).toEqual({});
  expect(findChangedFields(before, { ...before, name: '', tags: ['b'] })).toEqual({ name: '', tags: ['b'] });
});

it('keeps items that another device has added to a list, and leaves out those it has removed', () => {
  expect(applyListChanges(['a', 'b', 'c'], ['a', 'c', 'mine'], ['b', 'c', 'theirs'])).toEqual(['c', 'theirs', 'mine']);
  expect(applyListChanges(['a'], ['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
});
