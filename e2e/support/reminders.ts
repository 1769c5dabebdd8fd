import { DAY_MS } from '@pinlife/contract/durations';
import type { ReminderMetaInput } from '@pinlife/contract/reminder/schema';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../scripts/app/api.ts';
import type { Person } from './people.ts';

/** The zone of the browsers in these tests. */
export const ZONE = 'Asia/Kolkata';

/** A day from now, `17 November 2026` as the calendar names it. */
export const nameDay = (days: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE }).format(
    new Date(Date.now() + days * DAY_MS),
  );

/** A day from now as chips show it: `17 Nov`. */
export const formatChipDay = (days: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: ZONE }).format(
    new Date(Date.now() + days * DAY_MS),
  );

/** Adds a reminder by the API, due this many milliseconds after the call. */
export const addReminder = async (
  api: Api,
  person: Person,
  noteId: string,
  inMs: number,
  changes: Partial<ReminderMetaInput> = {},
): Promise<void> => {
  const token = await person.getToken();
  const selectedDateTime = new Date(Date.now() + inMs).toISOString();
  await api.demand('createReminder', {
    token,
    params: { noteId },
    body: { selectedDateTime, timezone: ZONE, ...changes },
  });
};

export const findForm = (page: Page): Locator => page.getByRole('dialog', { name: /^(Add|Edit) reminder$/ });

/** Chooses a day in the open form, in whatever month it is. */
export const chooseDay = async (form: Locator, days: number): Promise<void> => {
  const day = form.getByRole('button', { name: nameDay(days), exact: true });
  await form.getByRole('button', { name: 'Next month' }).waitFor();
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: ZONE });
  while (!(await form.getByText(month.format(new Date(Date.now() + days * DAY_MS)), { exact: true }).isVisible())) {
    await form.getByRole('button', { name: 'Next month' }).click();
  }
  await day.click();
};
