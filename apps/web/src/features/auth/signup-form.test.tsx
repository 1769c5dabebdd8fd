// @vitest-environment jsdom
import { AVAILABILITY_DEBOUNCE_MS } from '@pinlife/contract/auth/limits';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { isTaken } from './api.ts';
import { SignupForm } from './signup-form.tsx';

vi.mock('./api.ts', () => ({ isTaken: vi.fn(async () => false), signUp: vi.fn() }));

afterEach(() => vi.useRealTimers());

it('explains where the address of an invitation comes from, not that it is free', async () => {
  await initI18n();
  vi.useFakeTimers();
  const invited = { invite: 'token', endsAt: '2026-11-27T00:00:00Z', email: 'ilse@example.com' };
  render(
    <MemoryRouter>
      <SignupForm onDone={() => {}} invited={invited} emailNote="The invitation was sent to this address" />
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(AVAILABILITY_DEBOUNCE_MS));
  expect(isTaken).toHaveBeenCalled();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.readOnly, email.value]).toEqual([true, 'ilse@example.com']);
  const message = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('The invitation was sent to this address');
});
