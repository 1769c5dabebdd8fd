import { EVENT_PANEL_DATES } from '@pinlife/contract/event/limits';
import type { EventMap } from '@pinlife/contract/event/schema';
import { addDays, daysBetween, type PlainDate } from '../../lib/time/plain-date.ts';

/** The dates that the panel shows: today and tomorrow always, others only with events. */
export const listEventDays = (events: EventMap, today: PlainDate): PlainDate[] => {
  const ahead = Object.keys(events).filter((date) => date > today && (events[date] ?? []).length > 0);
  return [...new Set([today, addDays(today, 1), ...ahead])].sort().slice(0, EVENT_PANEL_DATES);
};

const WEEK = 7;

/** The distance of a date: days, or whole weeks from two on. */
export const measureDistance = (today: PlainDate, date: PlainDate): [amount: number, unit: 'day' | 'week'] => {
  const days = daysBetween(today, date);
  return days >= 2 * WEEK && days % WEEK === 0 ? [days / WEEK, 'week'] : [days, 'day'];
};
