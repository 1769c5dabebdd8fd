// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('shows a new value to all listeners, and stays quiet if nothing changed', () => {
  const store = createStore('rain');
  let renderings = 0;
  const { result } = renderHook(() => {
    renderings += 1;
    return store.useValue();
  });
  act(() => store.set('sun'));
  expect([result.current, store.get(), renderings]).toEqual(['sun', 'sun', 2]);
  act(() => store.set('sun'));
  expect(renderings).toBe(2);
});

it('drops listeners that have left', () => {
  const store = createStore(0);
  const { result, unmount } = renderHook(() => store.useValue());
  unmount();
  act(() => store.set(1));
  expect(result.current).toBe(0);
});
