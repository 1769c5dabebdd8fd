import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, glance, listFiles, openStamp } from './fingerprint.mjs';

describe('the fingerprint of the inputs of a build', () => {
  let folder: string;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const take = () => fingerprint(listFiles(folder, (name) => name === 'dist'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pinlife-fingerprint-'));
    write('a.ts', 'one');
    write('b.ts', 'two');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('stays the same while nothing changes, even when a file is written again', () => {
    const before = take();
    write('a.ts', 'one');
    expect(take()).toBe(before);
  });

  it('changes with the bytes of a file, with its name and with a new file', () => {
    const seen = new Set([take()]);
    write('a.ts', 'One');
    seen.add(take());
    rmSync(join(folder, 'a.ts'));
    write('c.ts', 'One');
    seen.add(take());
    write('d.ts', '');
    seen.add(take());
    expect(seen.size).toBe(4);
  });

  it('keeps the glance while names, sizes and times are the same', () => {
    const look = () => glance(listFiles(folder, () => false));
    const seen = new Set([look()]);
    expect(look()).toBe([...seen][0]);
    utimesSync(join(folder, 'a.ts'), 1, 1);
    seen.add(look());
    write('b.ts', 'three');
    utimesSync(join(folder, 'b.ts'), 1, 1);
    seen.add(look());
    write('b.ts', 'longer');
    utimesSync(join(folder, 'b.ts'), 1, 1);
    seen.add(look());
    expect(seen.size).toBe(4);
  });

  it('ignores skipped folders', () => {
    const before = take();
    mkdirSync(join(folder, 'dist'));
    write('dist/a.js', 'built');
    expect(take()).toBe(before);
  });

  it('is remembered by a stamp until the stamp is cleared', () => {
    const stamp = openStamp(join(folder, 'deep', 'stamp'));
    expect(stamp.matches('x')).toBe(false);
    stamp.write('x');
    expect(stamp.matches('x')).toBe(true);
    expect(stamp.matches('y')).toBe(false);
    stamp.clear();
    expect(stamp.matches('x')).toBe(false);
  });
});
