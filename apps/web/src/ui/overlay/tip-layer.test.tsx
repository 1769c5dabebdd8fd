// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TipLayer } from './tip-layer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <>
      <main>
        <button type="button" data-tip="below" aria-label="Notifications" />
      </main>
      <div role="dialog" tabIndex={-1} />
      <TipLayer />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hover = () => fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'mouse' });
const rest = () => act(() => vi.advanceTimersByTime(400));
/** An opened dialog makes the page inert. */
const openDialog = () => screen.getByRole('main').toggleAttribute('inert', true);
/** Returns whether other listeners get the key. */
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

it('puts a name away with Escape before anything else', () => {
  hover();
  rest();
  expect(screen.getByText('Notifications')).toBeTruthy();
  expect(pressEscape()).toBe(false);
  expect(screen.queryByText('Notifications')).toBeNull();
  expect(pressEscape()).toBe(true);
});

it('shows no name of a button that a dialog has covered: Escape is for the dialog', () => {
  hover();
  openDialog();
  rest();
  expect(screen.queryByText('Notifications')).toBeNull();
  expect(pressEscape()).toBe(true);
});

it('removes a name when a dialog over its button gets the focus', () => {
  hover();
  rest();
  openDialog();
  act(() => screen.getByRole('dialog').focus());
  expect(screen.queryByText('Notifications')).toBeNull();
  expect(pressEscape()).toBe(true);
});
