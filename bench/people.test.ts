import { expect, it } from 'vitest';
import { characters, FRESH_NOTES, listHoldings, listTwins, noteId, userId } from './people.ts';

const size = { people: 50, bigNotes: 3_000, neighbourNotes: 200 };
const holdings = listHoldings(size);

it('people have 10, 1,000 or very many notes, each of one person only', () => {
  const counts = holdings.map(({ notes }) => notes.count);
  expect(counts[characters.collector]).toBe(3_000);
  expect(counts[characters.person]).toBe(1_000);
  expect(counts[characters.writer]).toBe(0);
  expect(counts[characters.neighbour]).toBe(200);
  expect(counts[characters.newcomer]).toBe(10);
  expect(counts.at(-1)).toBe(1_000);
  for (const [index, { notes }] of holdings.entries()) {
    const before = holdings[index - 1]?.notes;
    expect(notes.first).toBe(before ? before.first + before.count : 0);
    expect(notes.first + notes.count).toBeLessThan(FRESH_NOTES);
  }
});

it('every note and every person has an id of its own', () => {
  const ids = Array.from({ length: 20_000 }, (_none, number) => noteId(number));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of [...ids.slice(0, 50), userId(0), userId(300)])
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

it('the notes of the neighbour and the collector are also had by others, spread in three ways', () => {
  const twins = listTwins(size);
  expect(twins.map(({ of, notes }) => [of, notes.count])).toEqual([
    ...Array.from({ length: 3 }, () => ['neighbour', 200]),
    ...Array.from({ length: 3 }, () => ['collector', 3_000]),
  ]);
  for (const { of, notes } of twins) expect(notes).toEqual(holdings[characters[of]]?.notes);
  const people = [...holdings, ...twins].map(({ person }) => person);
  expect(new Set(people).size).toBe(people.length);
});
