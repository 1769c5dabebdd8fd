import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCommand, formatHelp } from './commands.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

const run = (words: string, env: NodeJS.ProcessEnv = {}): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...words.split(' ')],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });

describe('the commands', () => {
  it.each(['help', '--help'])('are listed with a line each by %s, even if a setting is wrong', async (word) => {
    expect(await run(word, { PORT: 'none' })).toEqual({ code: 0, said: formatHelp() });
    for (const [, name = ''] of formatHelp().matchAll(/^ {2}(\S+)/gm)) {
      expect(name === 'help' || findCommand(name), name).toBeTruthy();
    }
    expect(formatHelp()).toMatch(/^ {2}people let-in NAME +let somebody back in/m);
    for (const line of formatHelp().split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });

  it('are listed if an unknown one is given', async () => {
    const { code, said } = await run('dcotor');
    expect(code).toBe(1);
    expect(said).toContain('There is no command "dcotor". "npm start -- help" lists all of them.');
  });

  it('report in one line which file cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pinlife-commands-'));
    const restore = (name: string) => run(`restore ${join(folder, name)}`, { DATA_DIR: join(folder, 'data') });
    try {
      const missing = await restore('missing.tar');
      expect(missing.code).toBe(1);
      expect(missing.said).toMatch(/^Nothing was restored\. ENOENT: .*missing\.tar'\n$/);
      await writeFile(join(folder, 'short.tar'), Buffer.alloc(100));
      const short = await restore('short.tar');
      expect([short.code, short.said.split('\n').slice(-2)]).toEqual([
        1,
        ['Nothing was restored. The backup ends too early.', ''],
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
