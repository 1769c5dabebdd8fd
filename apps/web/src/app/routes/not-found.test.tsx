// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { Component } from './not-found.tsx';

beforeAll(initI18n);
afterEach(cleanup);

const openAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Component />
    </MemoryRouter>,
  );

it('shows a link to PinLife if an address leads nowhere', () => {
  openAt('/nowhere');
  expect(screen.getByRole('link', { name: 'PinLife home' }).querySelector('svg, img')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing is pinned here');
});

it('leaves the header to the dashboard inside of it', () => {
  openAt('/dashboard/nowhere');
  expect(screen.queryByRole('banner')).toBeNull();
});
