import { describe, expect, it, vi } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const nothing = () => undefined;

describe('a room for bytes', () => {
  it('refuses a person who uses too many, until some are released', () => {
    const budget = createByteBudget({ each: 10, all: 100 });
    const held = budget.take('meera', 6, nothing);
    expect(() => budget.take('meera', 5, nothing)).toThrow(expect.objectContaining({ status: 429 }));
    expect(() => held.resize(11)).toThrow(expect.objectContaining({ status: 429 }));
    budget.take('anu', 10, nothing);
    held.release();
    held.release();
    budget.take('meera', 10, nothing);
  });

  it('makes room by dropping the latest buffer of the person with the most bytes', () => {
    const budget = createByteBudget({ each: 8, all: 12 });
    const [first, second] = [vi.fn(), vi.fn()];
    budget.take('greedy', 4, first);
    const last = budget.take('greedy', 4, second);
    budget.take('anu', 4, nothing);
    const modest = budget.take('meera', 1, nothing);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    // A dropped buffer takes no room, and cannot grow.
    last.resize(8);
    last.release();
    modest.resize(4);
    expect(() => budget.take('new', 4, nothing)).toThrow(expect.objectContaining({ status: 503 }));
  });
});
