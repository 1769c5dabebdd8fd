// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import { reportReachable } from '../../../../lib/api/connection.ts';
import type { Refusal } from '../queue/entry.ts';
import { useAnnouncedState } from './announced.ts';
import { entryStore } from './entry-store.ts';

afterEach(cleanup);

const refusal: Refusal = { status: 404, code: 'not_found', message: 'Gone', data: null };
const done = (id: string) => ({ kind: 'done', id, done: true }) as const;

it('reports whether a change of a note waits or was refused, and draws the note again only for that', () => {
  let renderings = 0;
  const { result } = renderHook(() => {
    renderings += 1;
    return useAnnouncedState('a');
  });
  expect(result.current).toBeNull();
  const late = makeEntry(done('a'), { isLate: true });
  act(() => entryStore.set([late]));
  expect(result.current).toBe('waiting');
  act(() => entryStore.set([late, makeEntry(done('b'), { isLate: true })]));
  expect([result.current, renderings]).toEqual(['waiting', 2]);
  act(() => entryStore.set([{ ...late, refusal }, makeEntry(done('a'), { isLate: true })]));
  expect(result.current).toBe('refused');
  act(() => entryStore.set([]));
  expect(result.current).toBeNull();
});

it('shows nothing for a change just under way, unless the server cannot be reached', () => {
  const { result } = renderHook(() => useAnnouncedState('a'));
  act(() => entryStore.set([makeEntry(done('a'))]));
  expect(result.current).toBeNull();
  act(() => reportReachable(false));
  expect(result.current).toBe('waiting');
});
