import { spawn } from 'node:child_process';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from './archives.ts';
import { fuzzReader } from './fuzz-reader.ts';
import { madeUpImports } from './imports.ts';
import { all, bytes, type Part, writePart } from './parts.ts';
import { shrinkPart } from './shrink.ts';

const countOf = (file: Buffer, mark: string): number => file.toString().split(mark).length - 1;

describe('a file that does harm', () => {
  const paragraph = (text: string): Part => all('<p>', text, '</p>');

  it('is shrunk to the part that does it', async () => {
    const file = zip([
      ['a.md', paragraph('one')],
      ['b.md', all(paragraph('two'), all('<li>', 'some harm and more', '</li>'), paragraph('three'))],
    ]);
    const shrunk = await shrinkPart(file, async (smaller) => writePart(smaller).includes('harm'));
    expect(Object.values(unzipSync(writePart(shrunk))).map((content) => Buffer.from(content).toString())).toEqual([
      'harm',
    ]);
  });

  it('is shrunk to few short repeats if it repeats', async () => {
    const file = all(paragraph('one'), { part: all('<b>', bytes('word')), times: 9_000 }, paragraph('two'));
    /** Stands for a reader whose work grows with the square of its elements. */
    const isSlow = async (part: Part) => countOf(writePart(part), '<b>') ** 2 > 10_000;
    const shrunk = writePart(await shrinkPart(file, isSlow)).toString();
    expect(shrunk).toMatch(/^(?:<b>)+$/);
    expect(shrunk.length / 3).toBeLessThan(110);
  });

  it('is dropped after a limited number of tries', async () => {
    let tries = 0;
    const whole = bytes('x'.repeat(500));
    await shrinkPart(
      whole,
      async (part) => {
        tries += 1;
        return writePart(part).length === 500;
      },
      20,
    );
    expect(tries).toBe(20);
  });
});

describe('a reader with a fault', () => {
  /** Stands in for the process of a reader. */
  const idle = spawn('sleep', ['3600'], { stdio: 'ignore' });
  beforeAll(() => idle.pid ?? Promise.reject(new Error('It did not start.')));
  afterAll(() => idle.kill());

  const [evernote] = madeUpImports.filter(({ source }) => source === 'evernote');
  const limits = { cageMs: 1_000_000, loopMs: 1_000_000, moreMb: 1_000_000, writtenMb: 1_000_000 };
  const fuzz = (
    read: (file: Buffer) => void,
    changed: Partial<typeof limits & { files: number; triesMax: number }> = {},
  ) => {
    const reader = { read: async (file: Buffer) => read(file), pid: () => idle.pid, end: () => undefined };
    const make = evernote?.make ?? (() => bytes(''));
    const { files = 300, triesMax = 1_000, ...changedLimits } = changed;
    const options = { files, seed: 1, make, honest: bytes('x'), triesMax };
    return fuzzReader(reader, { ...options, limits: { ...limits, ...changedLimits } });
  };

  it('is found, and by the smallest file that shows it', async () => {
    const { findings } = await fuzz((file) => {
      if (countOf(file, '<li>') > 2) throw new Error('more than two');
    });
    expect(findings.length).toBeGreaterThan(0);
    for (const { shrunk, what } of findings) {
      expect(shrunk).toBe('"<li><li><li>"');
      expect(what).toContain('more than two');
    }
  });

  it('is found if it blocks the server', async () => {
    const cpuMs = () => process.threadCpuUsage().user / 1000;
    const { findings } = await fuzz(
      (file) => {
        for (const endsAt = cpuMs() + (countOf(file, '<div') > 2 ? 40 : 0); cpuMs() < endsAt; );
      },
      { files: 10, loopMs: 25, triesMax: 5 },
    );
    expect(findings[0]).toMatchObject({ what: 'it takes too much time of the server in one go' });
  });

  it('is not reported if there is none', async () => {
    expect((await fuzz(() => undefined)).findings).toEqual([]);
  });
});
