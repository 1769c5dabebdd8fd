import { expect, it } from 'vitest';
import { makeCounts } from '../../../../test/make-import.ts';
import { countComing } from './count-coming.ts';

const all = { archived: true, trashed: true };

it('counts all that was found', () => {
  expect(countComing(makeCounts({ notes: 10, archived: 2, trashed: 3 }), all)).toBe(10);
});

it('leaves out notes that the person excludes', () => {
  const counts = makeCounts({ notes: 10, archived: 2, trashed: 3 });
  expect(countComing(counts, { archived: false, trashed: false })).toBe(5);
  expect(countComing(counts, { archived: true, trashed: false })).toBe(7);
});

it('leaves out notes that were imported before', () => {
  expect(countComing(makeCounts({ notes: 10, existing: 10 }), all)).toBe(0);
});

it('subtracts notes once that were imported before and are excluded anyway', () => {
  const counts = makeCounts({ notes: 10, trashed: 5, existing: 6, existingTrashed: 4 });
  expect(countComing(counts, { archived: true, trashed: false })).toBe(3);
  expect(countComing(counts, all)).toBe(4);
});

it('is none if all new notes are excluded', () => {
  const counts = makeCounts({ notes: 2, archived: 1, existing: 1 });
  expect(countComing(counts, { archived: false, trashed: false })).toBe(0);
});
