// @vitest-environment jsdom
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { dismissToast, listToasts } from '../../ui/feedback/toast.ts';
import { ReminderTool } from './editor-reminders.tsx';
import { metaOf, newForm } from './form/form-state.ts';
import { AddChip } from './reminder-chip.tsx';

const LIMIT = 'A note carries at most 20 reminders';

const meta = metaOf(newForm(new Date(), 'Asia/Kolkata'));
if (!meta) throw new Error('A new form makes no reminder.');
const full = Array.from({ length: NOTE_REMINDERS_MAX }, () => ({ meta, nextAt: meta.selectedDateTime }));

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return initI18n();
});
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  cleanup();
});

it('the bell shows at the limit how many reminders a note has, and opens nothing', () => {
  render(<ReminderTool reminders={full} onChange={vi.fn()} />);
  const bell = screen.getByRole('button', { name: 'Add reminder' });
  expect(bell.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(bell);
  expect(listToasts().map(({ text }) => text)).toEqual([LIMIT]);
  expect(bell.getAttribute('aria-expanded')).toBe('false');
});

it('the chips offer one more until the limit, and then show it', () => {
  const { rerender } = render(<AddChip count={NOTE_REMINDERS_MAX - 1} onClick={vi.fn()} />);
  expect(screen.queryByText(LIMIT)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add reminder' })).toBeTruthy();
  rerender(<AddChip count={NOTE_REMINDERS_MAX} onClick={vi.fn()} />);
  expect(screen.getByText(LIMIT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add reminder' })).toBeNull();
});
