import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CageDeath, type Caged, openCage } from './cage.ts';
import { findUsage } from './usage.ts';

const MB = 1024 * 1024;
const program = {
  program: new URL('../../test/caged/hostile-program.ts', import.meta.url),
  heapMb: 64,
  memoryMb: 256,
  cpuSeconds: 60,
};
const pausingServer = new URL('../../test/caged/pausing-server.ts', import.meta.url);
const limits = { cpuMs: 60_000, totalCpuMs: 60_000, wallMs: 60_000, memoryBytes: 400 * MB, outputBytes: MB };

let caged: Caged;
const noFile = () => Promise.reject(new Error('There is no file.'));
const open = (changed: Partial<typeof limits> = {}, read: Parameters<typeof openCage>[2] = noFile) => {
  caged = openCage(program, { ...limits, ...changed }, read);
};
afterEach(() => caged.end());

const findDeath = async (task: object): Promise<CageDeath> => {
  const death = await caged.ask(task).catch((error: unknown) => error);
  if (!(death instanceof CageDeath)) throw new Error(`It lives: ${String(death)}`);
  return death;
};

describe('a caged process', () => {
  it('has no network, no files, no processes, no threads and no environment', async () => {
    process.env['APP_SECRET_OF_TEST'] = 'known to the server alone';
    open();
    const { answer } = await caged.ask({});
    delete process.env['APP_SECRET_OF_TEST'];
    expect(answer).toMatchObject({ allowed: [] });
    expect(JSON.stringify(answer)).not.toContain('SECRET');
  });

  it.each(['time', 'memory', 'buffers', 'crash'])('ends if it takes all the %s, and reports the item', async (harm) => {
    open({ cpuMs: 2_000 });
    expect((await findDeath({ at: 'item 7', harm })).at).toBe('item 7');
    expect(caged.isGone()).toBe(true);
  });

  it('ends if it writes too much', async () => {
    open();
    expect(await findDeath({ words: 2 * MB })).toMatchObject({ isOverspent: true });
  });

  it('ends if it asks for more of the file than fits into memory', async () => {
    open();
    const death = await findDeath({ bytes: 2 ** 40, at: 'x'.repeat(10_000) });
    expect(death).toMatchObject({ isOverspent: false, at: 'x'.repeat(100) });
  });

  it('ends if it asks for many ranges at once, which the server would keep in memory', async () => {
    let count = 0;
    open({}, async (_offset, length) => {
      count += 1;
      await sleep(10);
      return Buffer.alloc(length);
    });
    expect(await findDeath({ harm: 'requests' })).toMatchObject({ isOverspent: false });
    expect(count).toBe(1);
  });

  it('is reported as dead if it is killed before it has read its task', async () => {
    open();
    await caged.ask({ words: 1 });
    const pid = caged.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    const death = findDeath({ words: 1 });
    setImmediate(() => process.kill(pid, 'SIGKILL'));
    expect(await death).toMatchObject({ isOverspent: true });
  });

  it('is ended by its watch if it takes too much memory', async () => {
    open({ memoryBytes: MB });
    expect(await findDeath({ harm: 'time' })).toMatchObject({ isOverspent: true });
  });

  it('ends if all of its items together take too much time', async () => {
    open({ cpuMs: 60_000, totalCpuMs: 200 });
    expect(await findDeath({ harm: 'time' })).toMatchObject({ isOverspent: true });
    expect(caged.spentMs()).toBeGreaterThan(200);
  });

  it('refuses a task after its end, and nothing fails later', async () => {
    open();
    await caged.ask({ words: 1 });
    caged.end();
    await expect(caged.ask({ words: 1 })).rejects.toThrow('has ended');
    await expect.poll(() => findUsage(caged.pid ?? 0)).toBeNull();
    await sleep(50);
  });

  it('is not late while it is paused', async () => {
    open({ wallMs: 2_000 });
    await caged.ask({ words: 1 });
    caged.pause();
    const answer = caged.ask({ words: 2 });
    await sleep(2_500);
    caged.resume();
    expect((await answer).answer).toBe('xx');
  });

  it('ends with its server even if it is paused', async () => {
    const server = spawn(process.execPath, ['--conditions', 'development', fileURLToPath(pausingServer)]);
    const pid = Number(String((await once(server.stdout, 'data'))[0]));
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(findUsage(pid)?.memoryBytes ?? 0).toBe(0));
  });

  it('works on one task after the other, each with a time of its own', async () => {
    open();
    for (const words of [3, 4]) expect((await caged.ask({ words })).answer).toBe('x'.repeat(words));
  });
});
