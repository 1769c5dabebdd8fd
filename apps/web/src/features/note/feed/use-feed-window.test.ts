// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { makeNote } from '../../../../../../testing/make-note.ts';
import { useFeedWindow } from './use-feed-window.ts';

const notes = ['Water filter', 'Bridge', 'Bus pass'].map((title) =>
  makeNote({ _id: title, title, content: '', createdAt: '2026-11-19T08:00:00.000Z' }),
);

it('shows the other cards when the last one, which had the focus, is deleted', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const { result, rerender } = renderHook(
    (shown: typeof notes) => {
      const { virtualizer, focused } = useFeedWindow(shown, useRef(null));
      return { focused, keys: virtualizer.getVirtualItems().map(({ key }) => key) };
    },
    { initialProps: notes },
  );
  expect(result.current.keys).toEqual(['Water filter', 'Bridge', 'Bus pass']);
  result.current.focused.current = 'Bus pass';
  rerender(notes.slice(0, 2));
  expect(result.current.keys).toEqual(['Water filter', 'Bridge']);
  vi.unstubAllGlobals();
});
