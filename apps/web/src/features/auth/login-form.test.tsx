// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { sessionOver } from '../../lib/session/return-path.ts';
import { LoginForm } from './login-form.tsx';

beforeAll(async () => {
  await initI18n();
  // jsdom has no pointer.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(cleanup);

it('explains the end of a session only to the person whose session has ended', () => {
  const openWith = (state: unknown) =>
    render(
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <LoginForm />
      </MemoryRouter>,
    );
  openWith(null);
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
  cleanup();
  openWith(sessionOver);
  expect(screen.getByText('Your session has ended. Log in to go on where you were.')).toBeTruthy();
});

it('leads to the PIN, whose field loads separately from the screen', async () => {
  render(
    <MemoryRouter initialEntries={['/login']}>
      <LoginForm />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Login with 4-digit pin instead' }));
  const [first] = await screen.findAllByRole('textbox', { name: /PIN/i });
  expect(document.activeElement).toBe(first);
});
