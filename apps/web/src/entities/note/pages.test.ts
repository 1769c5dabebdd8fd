import type { Note } from '@pinlife/contract/note/schema';
import { expect, test } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { belongsTo, changeInPages, flattenPages, insertIntoPages, type NotePages, removeFromPages } from './pages.ts';
import { mergeRefreshed, readLoadedPart } from './refresh.ts';

const note = (day: number, changes: Partial<Note> = {}): Note => makeNovemberNote(day, changes);
const pagesOf = (...pages: [notes: Note[], next: string | null][]): NotePages => ({
  pages: pages.map(([data, next]) => ({ data, next, fetchedAt: 0 })),
  pageParams: pages.map((_page, index) => (index === 0 ? null : `cursor ${index}`)),
});
const daysOf = ({ pages }: NotePages): number[] =>
  flattenPages(pages).map(({ createdAt }) => new Date(createdAt).getUTCDate());

test('a new note is at the top', () => {
  expect(daysOf(insertIntoPages(pagesOf([[note(5), note(4)], null]), note(6)))).toEqual([6, 5, 4]);
});

test('a restored note returns to its position', () => {
  const pages = pagesOf([[note(9), note(8)], 'next'], [[note(6), note(5)], null]);
  expect(daysOf(insertIntoPages(pages, note(7)))).toEqual([9, 8, 7, 6, 5]);
  expect(daysOf(insertIntoPages(pages, note(1)))).toEqual([9, 8, 6, 5, 1]);
});

test('a note older than the loaded ones waits for its page', () => {
  const pages = pagesOf([[note(9), note(8)], 'next']);
  expect(insertIntoPages(pages, note(2))).toBe(pages);
});

test('a note that is already there is replaced, not doubled', () => {
  const pages = insertIntoPages(pagesOf([[note(9), note(8)], null]), note(8, { title: 'New' }));
  expect(flattenPages(pages.pages).map(({ title }) => title)).toEqual(['Note 9', 'New']);
});

test('the first note of an empty list is shown', () => {
  expect(daysOf(insertIntoPages(pagesOf([[], null]), note(3)))).toEqual([3]);
});

test('pages without the note stay the same objects', () => {
  const pages = pagesOf([[note(9)], 'next'], [[note(8)], null]);
  const changed = changeInPages(pages, note(8)._id, (old) => ({ ...old, title: 'New' }));
  expect(changed.pages[0]).toBe(pages.pages[0]);
  expect(changed.pages[1]).not.toBe(pages.pages[1]);
  expect(removeFromPages(pages, note(1)._id)).toBe(pages);
});

test('a note that is on two pages is shown once', () => {
  expect(daysOf(pagesOf([[note(9), note(8)], 'next'], [[note(8), note(7)], null]))).toEqual([9, 8, 7]);
});

test('a list accepts notes that match its filter', () => {
  const loved = note(5, { options: { ...note(5).options, passion: true } });
  expect([belongsTo({ type: 'passion' }, loved), belongsTo({ type: 'passion' }, note(5))]).toEqual([true, false]);
  expect([belongsTo({ type: 'reminder' }, note(5)), belongsTo({ type: 'note' }, note(5))]).toEqual([false, true]);
  const deleted = note(5, { deletedAt: '2026-11-20T00:00:00.000Z' });
  expect([belongsTo({}, deleted), belongsTo({ type: 'trash' }, deleted)]).toEqual([false, true]);
  const day = { from: '2026-11-05T00:00:00.000Z', to: '2026-11-06T00:00:00.000Z' };
  expect([note(4), note(5), note(6)].map((one) => belongsTo(day, one))).toEqual([false, true, false]);
});

test('a refreshed list keeps notes beyond the part that was read', () => {
  const known = pagesOf([[note(9), note(8)], 'b'], [[note(7), note(6)], 'c'], [[note(5), note(4)], 'd']);
  const fresh = pagesOf([[note(10), note(9), note(7)], 'x']);
  const merged = mergeRefreshed(fresh, known);
  expect(daysOf(merged)).toEqual([10, 9, 7, 6, 5, 4]);
  expect(merged.pages.at(-1)?.next).toBe('d');
  expect(merged.pageParams).toHaveLength(merged.pages.length);
});

test('a refreshed list that was read to its end is complete', () => {
  const known = pagesOf([[note(9), note(8)], 'b'], [[note(7)], null]);
  expect(daysOf(mergeRefreshed(pagesOf([[note(9)], null]), known))).toEqual([9]);
});

test('a refresh reads as much as was loaded and no more, in as few calls as possible', async () => {
  const asked: [string | null, number][] = [];
  const read = async (cursor: string | null, limit: number) => {
    asked.push([cursor, limit]);
    return { data: Array.from({ length: limit }, () => note(9)), next: `after ${asked.length}`, fetchedAt: 1 };
  };
  await readLoadedPart(115, read);
  expect(asked).toEqual([
    [null, 50],
    ['after 1', 50],
    ['after 2', 15],
  ]);
});

test('a refreshed list leaves kept pages behind: the server’s own lead on from it', () => {
  const fresh = { pages: [{ data: [makeNovemberNote(9)], next: 'more', fetchedAt: 5 }], pageParams: [null] };
  const kept = { data: [makeNovemberNote(4)], next: null, fetchedAt: 0, isKept: true as const };
  expect(mergeRefreshed(fresh, { pages: [kept], pageParams: [null] })).toEqual(fresh);
});
