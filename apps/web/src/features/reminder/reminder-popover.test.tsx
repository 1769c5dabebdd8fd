// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';
import { ReminderPopover } from './reminder-popover.tsx';

vi.mock('./form-loader.ts', () => ({
  reminderForm: definePart(async () => ({ ReminderForm: () => <input aria-label="When" /> })),
}));

const screenSize = Object.assign(new EventTarget(), { matches: true });
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => screenSize);
  return initI18n();
});
afterEach(cleanup);

it('keeps typed text when the phone is turned', async () => {
  const target = { opener: document.body, meta: null };
  render(<ReminderPopover target={target} onSubmit={vi.fn()} onClose={vi.fn()} />);
  const field = await screen.findByLabelText('When');
  fireEvent.change(field, { target: { value: 'friday at nine' } });
  await act(async () => screenSize.dispatchEvent(Object.assign(new Event('change'), { matches: false })));
  expect(screen.getByLabelText<HTMLInputElement>('When').value).toBe('friday at nine');
});
