// @vitest-environment jsdom
import { SEARCH_MAX_LENGTH } from '@pinlife/contract/search/limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../../../testing/console-guard.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { SearchBox } from './search-box.tsx';

vi.mock('./search-panel.ts', () => ({ SearchPanel: () => null }));

const Address = () => <output>{new URLSearchParams(useLocation().search).get('q')}</output>;

beforeAll(initI18n);
afterEach(cleanup);

it('searches for the beginning of what is too long to be searched for', () => {
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
