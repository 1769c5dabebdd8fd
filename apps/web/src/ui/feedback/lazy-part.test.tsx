// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { recoverFromNewVersion } from '../../lib/loading/new-version.ts';
import { lazyLayer, lazyPart, lazyService } from './lazy-part.tsx';
import { dismissToast, listToasts } from './toast.ts';

vi.mock('../../lib/loading/new-version.ts', () => ({ recoverFromNewVersion: vi.fn() }));

const NOT_LOADED = 'This did not load. Check your connection, then try again.';
const NEW_VERSION = 'There is a new version of PinLife. Load the page again to go on.';

/** Code that comes only when the network is there. */
let isOnline: boolean;
const fetchOver =
  <Props,>(Part: ComponentType<Props>) =>
  async (): Promise<ComponentType<Props>> => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  };
const settle = () => act(async () => undefined);

beforeAll(initI18n);
beforeEach(() => {
  isOnline = false;
  vi.mocked(recoverFromNewVersion).mockResolvedValue(false);
  for (const { id } of listToasts()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows in its place that a part did not load, and loads it on the next try', async () => {
  const Part = lazyPart(fetchOver(() => <p>Here it is</p>));
  render(<Part />);
  await settle();
  expect(screen.getByText(NOT_LOADED)).toBeTruthy();
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await settle();
  expect(screen.getByText('Here it is')).toBeTruthy();
  expect(screen.queryByText(NOT_LOADED)).toBeNull();
});

it('closes a layer that did not load with a message, and loads it when it is opened again', async () => {
  const Layer = lazyLayer(fetchOver((_props: { isOpen: boolean; onClose: () => void }) => <p>Here it is</p>));
  const onClose = vi.fn();
  const { rerender } = render(<Layer isOpen onClose={onClose} />);
  await settle();
  // Going back in the history takes a moment, in which the layer is rendered again.
  rerender(<Layer isOpen onClose={() => onClose()} />);
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
  expect(listToasts().map(({ text }) => text)).toEqual([NOT_LOADED]);
  rerender(<Layer isOpen={false} onClose={onClose} />);
  isOnline = true;
  rerender(<Layer isOpen onClose={onClose} />);
  await settle();
  expect(screen.getByText('Here it is')).toBeTruthy();
});

it('shows that there is a new version if loading it would lose unsaved text', async () => {
  vi.mocked(recoverFromNewVersion).mockResolvedValue(true);
  const Layer = lazyLayer(fetchOver((_props: { onClose: () => void }) => null));
  const Part = lazyPart(fetchOver(() => null));
  render(
    <>
      <Layer onClose={() => undefined} />
      <Part />
    </>,
  );
  await settle();
  expect(listToasts()).toMatchObject([{ text: NEW_VERSION, action: { label: 'Load again' } }]);
  expect(screen.getByText(NEW_VERSION)).toBeTruthy();
});

it('retries invisible parts until they load', async () => {
  vi.useFakeTimers();
  const Service = lazyService(fetchOver(() => <p>Here it is</p>));
  render(<Service />);
  await settle();
  isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Here it is')).toBeTruthy();
});
