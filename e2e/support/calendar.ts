import { DAY_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../scripts/app/api.ts';
import { pinNote } from './notes.ts';
import type { Person } from './people.ts';
import { ZONE } from './reminders.ts';

/** The local date this many days from today, `2026-11-20`. */
export const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(Date.now() + days * DAY_MS));

/** Days from today to the 8th of the next month: its week, the one before and two after are in one month view. */
export const daysToNextMonth = (): number => {
  const [year = 0, month = 1, day = 1] = dayAfter(0).split('-').map(Number);
  return Math.round((Date.UTC(year, month, 8) - Date.UTC(year, month - 1, day)) / DAY_MS);
};

/** The beginning of a day button's name: `20 November,`. */
export const nameCell = (days: number): RegExp =>
  new RegExp(
    `^${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: ZONE }).format(new Date(Date.now() + days * DAY_MS))},`,
  );

export const findDay = (page: Page, days: number): Locator =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: nameCell(days) }) });

type Given = { title: string; days: number; at?: string; color?: Note['options']['color']; isWeekly?: boolean };

/** Creates a note with a reminder at ten in the morning, this many days from today. */
export const pinDue = (api: Api, person: Person, given: Given): Promise<Note> => {
  const { title, days, at = '10:00', color, isWeekly = false } = given;
  const reminder = {
    selectedDateTime: `${dayAfter(days)}T${at}:00+05:30`,
    timezone: ZONE,
    ...(isWeekly && { repeatType: 'Weekly', isRepeating: true, repeatEndType: 'FOREVER' }),
  };
  return pinNote(api, person, { title, reminders: [reminder] as never, ...(color && { options: { color } }) });
};
