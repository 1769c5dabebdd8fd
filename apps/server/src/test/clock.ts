import type { Clock } from '../platform/clock.ts';

export type TestClock = Clock & { set(instant: string | Date): void; advance(milliseconds: number): void };

/** A clock that stands still until a test moves it. */
export const createTestClock = (start: string | Date = '2026-11-14T18:40:00.000Z'): TestClock => {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
};
