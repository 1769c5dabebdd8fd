// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reportReachable } from '../../../lib/api/connection.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { ErrorBesideMenu } from './error-page.tsx';

vi.mock('../../../lib/loading/new-version.ts', () => ({ recoverFromNewVersion: async () => false }));

beforeAll(initI18n);
afterEach(cleanup);

const Shell = () => (
  <>
    <nav>Menu</nav>
    <Outlet />
  </>
);

const createPages = (isOnline: () => boolean) => {
  const loadPassions = async () => {
    if (!isOnline()) throw new TypeError('Failed to fetch dynamically imported module');
    return { Component: () => <h1>My Passions</h1> };
  };
  const children = [
    { path: '/home', element: <h1>Home</h1> },
    { path: '/passions', lazy: definePart(loadPassions).load },
  ];
  return createMemoryRouter(
    [{ Component: Shell, children: [{ ErrorBoundary: ErrorBesideMenu, children }], HydrateFallback: () => null }],
    { initialEntries: ['/home'] },
  );
};

it('opens a page that did not load once the server answers again', async () => {
  let isOnline = false;
  const router = createPages(() => isOnline);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/passions'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The wall did not load');
  reportReachable(false);
  isOnline = true;
  await act(async () => reportReachable(true));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Passions');
});

it('keeps the menu next to a page that did not load, and opens it on the next try', async () => {
  let isOnline = false;
  const router = createPages(() => isOnline);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/passions'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The wall did not load');
  expect(screen.getByText('Menu')).toBeTruthy();
  isOnline = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load again' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Passions');
});
