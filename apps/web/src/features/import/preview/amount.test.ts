import { expect, it } from 'vitest';
import { makeCounts } from '../../../../test/make-import.ts';
import { countComing } from './amount.ts';

const all = { archived: true, trashed: true };

it('counts all that was found', () => {
  expect(countComing(makeCounts({ notes: 10, archived: 2, trashed: 3 }), all)).toEqual({ count: 10, isBound: false });
});

it('leaves out what the person leaves out', () => {
  const counts = makeCounts({ notes: 10, archived: 2, trashed: 3 });
  expect(countComing(counts, { archived: false, trashed: false })).toEqual({ count: 5, isBound: false });
  expect(countComing(counts, { archived: true, trashed: false })).toEqual({ count: 7, isBound: false });
});

it('leaves out what has been here before', () => {
  expect(countComing(makeCounts({ notes: 10, existing: 10 }), all).count).toBe(0);
});

it('is a bound where it is not known which of those here already are left out anyway', () => {
  const counts = makeCounts({ notes: 10, trashed: 5, existing: 5 });
  expect(countComing(counts, { archived: true, trashed: false })).toEqual({ count: 5, isBound: true });
});
