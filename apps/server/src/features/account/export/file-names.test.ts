import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFileNames } from './file-names.ts';

const on = (day: string) => new Date(`${day}T08:00:00Z`);
const pathsOf = (titles: readonly string[]) => {
  const nameFile = createFileNames();
  return titles.map((title) => nameFile({ title, createdAt: on('2026-04-14') }));
};

describe('the names of exported notes', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('differ, even if a title looks like the number of another', () => {
    expect(pathsOf(['Dal', 'dal', 'Dal 2', 'Dal', 'Dal 2', ''])).toEqual([
      'notes/2026-04-14 Dal.md',
      'notes/2026-04-14 dal 2.md',
      'notes/2026-04-14 Dal 2 2.md',
      'notes/2026-04-14 Dal 3.md',
      'notes/2026-04-14 Dal 2 3.md',
      'notes/2026-04-14.md',
    ]);
  });

  it.each([
    ['of one title', (_index: number) => 'Dal'],
    ['whose titles are the numbers of others', (index: number) => (index % 2 === 0 ? 'Dal' : `Dal ${index}`)],
  ])('need a few lookups for each of 1,000 notes %s', (_kind, titleOf) => {
    const titles = Array.from({ length: 1_000 }, (_each, index) => titleOf(index));
    const has = vi.spyOn(Set.prototype, 'has');
    const paths = pathsOf(titles);
    expect(has.mock.calls.length).toBeLessThan(4 * titles.length);
    vi.restoreAllMocks();
    expect(new Set(paths).size).toBe(titles.length);
  });
});
