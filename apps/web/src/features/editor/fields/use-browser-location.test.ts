// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBrowserLocation } from './use-browser-location.ts';

it('does not replace a location that was typed while the browser was looking for one', () => {
  const finds: PositionCallback[] = [];
  const geolocation = { getCurrentPosition: (onFound: PositionCallback) => finds.push(onFound) };
  vi.stubGlobal('navigator', { geolocation });
  const onFound = vi.fn();
  const { result } = renderHook(() => useBrowserLocation(onFound));
  const found = { coords: { latitude: 9.93, longitude: 76.26 } } as GeolocationPosition;

  act(() => result.current.ask());
  act(() => result.current.forget());
  act(() => finds[0]?.(found));
  expect(onFound).not.toHaveBeenCalled();
  expect(result.current.isAsking).toBe(false);

  act(() => result.current.ask());
  act(() => finds[1]?.(found));
  expect(onFound).toHaveBeenCalledExactlyOnceWith('9.93000, 76.26000');
  vi.unstubAllGlobals();
});
