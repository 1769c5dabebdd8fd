// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeWaiting } from '../../../../../test/make-waiting.ts';
import { reportReachable } from '../../../../lib/api/connection.ts';
import type { Refusal } from '../queue/waiting.ts';
import { useHeldState } from './held.ts';
import { waitingStore } from './waiting-store.ts';

afterEach(cleanup);

const refusal: Refusal = { status: 404, code: 'not_found', message: 'Gone', data: null };
const done = (id: string) => ({ kind: 'done', id, done: true }) as const;

it('says of a note whether something of it waits or was refused, and draws it again for that alone', () => {
  let renderings = 0;
  const { result } = renderHook(() => {
    renderings += 1;
    return useHeldState('a');
  });
  expect(result.current).toBeNull();
  const late = makeWaiting(done('a'), { isLate: true });
  act(() => waitingStore.set([late]));
  expect(result.current).toBe('waiting');
  act(() => waitingStore.set([late, makeWaiting(done('b'), { isLate: true })]));
  expect([result.current, renderings]).toEqual(['waiting', 2]);
  act(() => waitingStore.set([{ ...late, refusal }, makeWaiting(done('a'), { isLate: true })]));
  expect(result.current).toBe('refused');
  act(() => waitingStore.set([]));
  expect(result.current).toBeNull();
});

it('says nothing of what is just under way, unless nobody answers', () => {
  const { result } = renderHook(() => useHeldState('a'));
  act(() => waitingStore.set([makeWaiting(done('a'))]));
  expect(result.current).toBeNull();
  act(() => reportReachable(false));
  expect(result.current).toBe('waiting');
});
