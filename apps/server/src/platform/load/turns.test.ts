import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const createWork = () => {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((done) => finish.set(name, () => done(name)));
  };
  return { begun, work, finish: (name: string) => finish.get(name)?.() };
};

describe('turns', () => {
  it('run two of a subject at once, the next in order, and those of others at once', async () => {
    const inTurn = createTurns({ each: 2, waiting: 5 });
    const { begun, work, finish } = createWork();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => inTurn(name.charAt(0), work(name)));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    finish('a2');
    await all[1];
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const name of ['a1', 'a3', 'b1']) finish(name);
    await expect.poll(() => begun).toContain('a4');
    finish('a4');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('go on after work that failed', async () => {
    const inTurn = createTurns({ each: 1, waiting: 5 });
    const failing = inTurn('a', () => Promise.reject(new Error('failed')));
    const next = inTurn('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('refuse what is too much to wait', async () => {
    const inTurn = createTurns({ each: 1, waiting: 1 });
    const { work, finish } = createWork();
    const running = inTurn('a', work('a1'));
    const waiting = inTurn('a', work('a2'));
    await expect(inTurn('a', work('a3'))).rejects.toMatchObject({ code: 'too_many_attempts' });
    finish('a1');
    await running;
    finish('a2');
    expect(await waiting).toBe('a2');
  });
});
