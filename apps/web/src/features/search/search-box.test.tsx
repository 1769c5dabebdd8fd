// @vitest-environment jsdom
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@pinlife/contract/search/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../../../testing/console-guard.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { SearchBox } from './search-box.tsx';

vi.mock('./search-panel.ts', () => ({ SearchPanel: ({ search }: { search: string }) => <p role="note">{search}</p> }));

const Address = () => <output>{new URLSearchParams(useLocation().search).get('q')}</output>;

beforeAll(initI18n);
afterEach(cleanup);

it('searches for the beginning of words that are too long', () => {
  // jsdom does not support it yet.
  expectConsole('error', /The tag <search> is unrecognized/);
  render(
    <MemoryRouter>
      <SearchBox />
      <Address />
    </MemoryRouter>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(box, { target: { value: 'x'.repeat(20_000) } });
  fireEvent.submit(box.closest('form') ?? box);
  expect(screen.getByRole('status').textContent).toHaveLength(SEARCH_MAX_LENGTH);
  expect(box.maxLength).toBe(SEARCH_MAX_LENGTH);
});

it('asks for the words once nothing was typed for a moment', () => {
  vi.useFakeTimers();
  render(<SearchBox />, { wrapper: MemoryRouter });
  const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  type('d');
  act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
  type('da');
  act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
  expect(screen.getByRole('note').textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('note').textContent).toBe('da');
  type('');
  type('m');
  expect(screen.getByRole('note').textContent).toBe('');
  vi.useRealTimers();
});
