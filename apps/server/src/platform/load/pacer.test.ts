import { expect, it } from 'vitest';
import { createTestClock } from '../../test/clock.ts';
import { createPacers } from './pacer.ts';

const pace = { atOnce: 3, perMinute: 30 };

const setUp = (factor = 1) => {
  const clock = createTestClock();
  const take = createPacers(clock, factor)(pace);
  /** The number of allowed calls of this many, and the error of the first refused one. */
  const tryAll = (subject: string, count: number) => {
    let passed = 0;
    let wait: number | undefined;
    for (let index = 0; index < count; index += 1) {
      try {
        take(subject);
        passed += 1;
      } catch (error) {
        wait ??= (error as { retryAfterSeconds?: number }).retryAfterSeconds;
      }
    }
    return { passed, wait };
  };
  return { clock, take, tryAll };
};

it('lets a burst through at once and returns how long the next one has to wait', () => {
  const { tryAll, take } = setUp();
  expect(tryAll('meera', 5)).toEqual({ passed: 3, wait: 2 });
  expect(() => take('meera')).toThrow('Too many attempts. Try again in 2 seconds.');
});

it('counts each person separately', () => {
  const { tryAll } = setUp();
  tryAll('meera', 5);
  expect(tryAll('arun', 5).passed).toBe(3);
});

it('refills with time, and never above its burst', () => {
  const { clock, tryAll } = setUp();
  tryAll('meera', 5);
  clock.advance(1999);
  expect(tryAll('meera', 1)).toEqual({ passed: 0, wait: 1 });
  clock.advance(1);
  expect(tryAll('meera', 5)).toEqual({ passed: 1, wait: 2 });
  clock.advance(4000);
  expect(tryAll('meera', 5).passed).toBe(2);
  clock.advance(24 * 60 * 60 * 1000);
  expect(tryAll('meera', 5).passed).toBe(3);
});

it('a refused attempt does not lengthen the wait', () => {
  const { clock, tryAll } = setUp();
  tryAll('meera', 1000);
  clock.advance(2000);
  expect(tryAll('meera', 1).passed).toBe(1);
});

it('a clock that is set back locks nobody out', () => {
  const { clock, tryAll } = setUp();
  tryAll('meera', 3);
  clock.advance(-60 * 60 * 1000);
  expect(tryAll('meera', 1)).toEqual({ passed: 0, wait: 2 });
  clock.advance(2000);
  expect(tryAll('meera', 1).passed).toBe(1);
});

it('allows a multiple of the limit if the operator sets one', () => {
  const { tryAll } = setUp(10);
  expect(tryAll('meera', 40)).toEqual({ passed: 30, wait: 1 });
});
