import { describe, expect, it } from 'vitest';
import { listDays } from './note-days.ts';

/** Local times, so that the days are those of whatever zone the test runs in. */
const at = (...[month, day, hour]: [number, number, number]) => ({
  createdAt: new Date(2026, month - 1, day, hour).toISOString(),
});

const notes = [at(11, 14, 23), at(11, 14, 0), at(11, 13, 23), at(11, 13, 12), at(11, 13, 0), at(10, 31, 5)];

describe('the days of a list', () => {
  it('parts notes at midnight of this device', () => {
    expect(listDays(notes, [0, 1, 2, 3, 4, 5])).toEqual([
      { date: '2026-11-14', first: 0, last: 1 },
      { date: '2026-11-13', first: 2, last: 4 },
      { date: '2026-10-31', first: 5, last: 5 },
    ]);
  });

  it('extends beyond the visible cards, as a day begins above the screen and ends below it', () => {
    expect(listDays(notes, [3])).toEqual([{ date: '2026-11-13', first: 2, last: 4 }]);
  });

  it('ignores positions outside the list', () => {
    expect(listDays(notes, [9])).toEqual([]);
  });

  it('reads few notes of a day that has very many', () => {
    let reads = 0;
    const many = Array.from({ length: 10_000 }, () => ({
      get createdAt() {
        reads += 1;
        return notes[2]?.createdAt ?? '';
      },
    }));
    expect(listDays(many, [0, 1, 2])).toEqual([{ date: '2026-11-13', first: 0, last: 9_999 }]);
    expect(reads).toBeLessThan(50);
  });
});
