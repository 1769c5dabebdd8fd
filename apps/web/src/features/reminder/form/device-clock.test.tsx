// @vitest-environment jsdom
import { HOUR_MS } from '@pinlife/contract/durations';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeMeta } from '../../../../test/make-meta.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { learnServerTime } from '../../../lib/time/server-clock.ts';
import { ReminderForm } from './reminder-form.tsx';
import { findFault } from './use-fault.ts';

const OFF_MS = 30 * HOUR_MS;

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return initI18n();
});
// A device whose clock is more than a day fast.
beforeEach(() => learnServerTime(new Date(Date.now() - OFF_MS).toUTCString()));

it('a time is ahead by the clock of the server, although it has passed by that of the device', () => {
  const selectedDateTime = new Date(Date.now() - OFF_MS + HOUR_MS).toISOString();
  const once = { repeatType: 'Never', isRepeating: false, repeatEndType: 'NONE' } as const;
  expect(findFault(makeMeta({ ...once, selectedDateTime }))).toBeNull();
});

it('“in 10 minutes” is in ten minutes by the clock that rings', () => {
  const onSubmit = vi.fn();
  const given = { meta: null, proposal: null, isWide: false, isSaving: false, onExport: null };
  render(<ReminderForm {...given} onCustom={() => undefined} onClose={() => undefined} onSubmit={onSubmit} />);
  fireEvent.click(screen.getByRole('button', { name: 'In 10 minutes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const [{ selectedDateTime }] = onSubmit.mock.calls[0] ?? [{}];
  const inMs = Date.parse(selectedDateTime) - (Date.now() - OFF_MS);
  expect(inMs).toBeGreaterThan(0);
  expect(inMs).toBeLessThan(HOUR_MS);
});
