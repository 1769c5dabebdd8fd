// @vitest-environment jsdom
import { HOUR_MS } from '@pinlife/contract/durations';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { Component } from './home.tsx';

vi.mock('../../features/event/events-panel.tsx', () => ({ EventsPanel: () => null }));
vi.mock('../../features/editor/paper/note-editor.tsx', () => ({ NoteEditor: () => null }));
vi.mock('../../features/memory/memory-slot.tsx', () => ({ MemorySlot: () => null }));
vi.mock('../../features/note/feed/note-feed.tsx', () => ({ NoteFeed: () => null }));
vi.mock('../../entities/user/api.ts', () => ({ useUser: () => ({ data: { firstName: 'Meera' } }) }));

beforeAll(initI18n);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 11, 30) });
  render(<Component />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (hours: number) => act(() => vi.advanceTimersByTimeAsync(hours * HOUR_MS));
const greeting = () => screen.getByRole('heading', { level: 1 }).textContent;

it('greets by the time of day, and changes with it while the page stays open', async () => {
  expect(greeting()).toBe('Good morning, Meera');
  await wait(1);
  expect(greeting()).toBe('Good afternoon, Meera');
  await wait(5);
  expect(greeting()).toBe('Good evening, Meera');
  await wait(7);
  expect(greeting()).toBe('Good morning, Meera');
  expect(screen.getByText('Tuesday 17 November')).toBeTruthy();
});

it('greets by the hour at which a device wakes up', () => {
  vi.setSystemTime(new Date(2026, 10, 17, 18, 0));
  act(() => void dispatchEvent(new Event('focus')));
  expect(greeting()).toBe('Good evening, Meera');
  expect(screen.getByText('Tuesday 17 November')).toBeTruthy();
});
