import type { Note } from '@pinlife/contract/note/schema';
import { expect, it } from 'vitest';
import { createQuietWrites } from '../../../db/snapshot.ts';
import { JsonText } from '../../../platform/text/json-text.ts';
import { createKeptPages, isNamedBy, spellPage } from './kept-pages.ts';

const pageOf = (text: string) => spellPage({ notes: new JsonText<Note[]>(JSON.stringify(text)), next: null });

it('finds a page of the latest snapshot, and none of an earlier one', () => {
  const kept = createKeptPages(createQuietWrites());
  kept.keep('feed', pageOf('old'), '1');
  kept.keep('trash', pageOf('trash'), '1');
  expect(kept.find('feed')).toMatchObject({ snapshot: '1', etag: pageOf('old').etag });
  kept.keep('feed', pageOf('new'), '2');
  expect(kept.find('feed')).toMatchObject({ snapshot: '2', etag: pageOf('new').etag });
  expect(kept.find('trash')).toBeUndefined();
});

it('judges a page by its own snapshot, also when a later one came in meanwhile', () => {
  const kept = createKeptPages(createQuietWrites());
  kept.keep('feed', pageOf('old'), '1');
  const found = kept.find('feed');
  kept.keep('feed', pageOf('new'), '2');
  expect(found && kept.isOf(found, '2')).toBe(false);
});

it('holds no more bytes than it may, and lets the oldest go', () => {
  const size = pageOf('a').body.bytes.length;
  const kept = createKeptPages(createQuietWrites(), 2 * size);
  for (const key of ['a', 'b', 'b', 'c']) kept.keep(key, pageOf(key), '1');
  expect(['a', 'b', 'c'].filter((key) => kept.find(key))).toEqual(['b', 'c']);
  kept.keep('large', pageOf('a'.repeat(3 * size)), '1');
  expect(['b', 'c', 'large'].filter((key) => kept.find(key))).toEqual([]);
  kept.keep('a', pageOf('a'), '1');
  expect(kept.find('a')).toBeDefined();
});

it('asks less and less often while somebody writes all the time, and always again once nobody does', () => {
  const kept = createKeptPages(createQuietWrites());
  let snapshot = 0;
  /** How many of so many calls ask before they read. */
  const countAsked = (calls: number, isWritten: boolean) =>
    Array.from({ length: calls }, () => {
      const found = kept.find('feed');
      if (isWritten) snapshot += 1;
      if (!(found && kept.isOf(found, String(snapshot)))) kept.keep('feed', pageOf('feed'), String(snapshot));
      return found;
    }).filter(Boolean).length;
  expect(countAsked(1_000, true)).toBeLessThan(25);
  countAsked(100, false);
  expect(countAsked(1_000, false)).toBe(1_000);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('takes If-None-Match %s for the page: %s', (header, isNamed) => {
  expect(isNamedBy(header, '"a"')).toBe(isNamed);
});
