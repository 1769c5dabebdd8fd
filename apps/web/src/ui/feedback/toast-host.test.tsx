// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { showToast } from './toast.ts';
import { loadToasts, ToastHost } from './toast-host.tsx';

beforeAll(async () => {
  await initI18n();
  await loadToasts();
});
afterEach(cleanup);

it('is read out while a popover hides the rest of the page from screen readers', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  render(
    <>
      <main>Pinups</main>
      <ToastHost />
      <PopoverPanel opener={opener} label="Reminder" width={200} onClose={() => undefined}>
        <button type="button">Add</button>
      </PopoverPanel>
    </>,
  );
  await screen.findByRole('dialog');
  act(() => void showToast({ kind: 'error', text: 'Failed to add reminder' }));
  expect(screen.getByText('Pinups').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText('Failed to add reminder').closest('[aria-hidden="true"]')).toBeNull();
});
