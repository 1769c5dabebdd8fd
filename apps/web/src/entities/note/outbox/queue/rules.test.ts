import { expect, it } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import { mergeEntries } from './merge.ts';
import { listStaying } from './rules.ts';

it('removes a merged change only if the caller knows all of its changes', () => {
  const session = { person: 'me', epoch: 'of this session' };
  const [late, next] = [true, false].map((done) => makeEntry({ kind: 'done', id: 'a', done }, session));
  if (!late || !next) throw new Error('Two changes were made');
  expect(listStaying([late, next], [late])).toEqual([next]);
  const merged = mergeEntries([late, next]);
  expect(listStaying(merged, [late])).toEqual(merged);
  expect(listStaying(merged, [late, next])).toEqual([]);
  expect(listStaying(merged, merged)).toEqual([]);
  expect(listStaying(merged, [session])).toEqual([]);
});
