import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import { openRuntime } from '../runtime.ts';
import { createTestLog } from '../test/log.ts';
import { runBackup } from './backup.ts';
import { runRestore } from './restore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-backup-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const configOf = (name: string) => loadConfig({ DATA_DIR: join(folder, name) });
const { log, lines } = createTestLog();
const open = async (name: string) => openRuntime(configOf(name), log, await prepareConnections(configOf(name), log));

describe('backup and restore', () => {
  it('go from a running app into an empty folder, which then is the same instance', async () => {
    const path = join(folder, 'pinlife.tar');
    const running = await open('here');
    await runBackup(configOf('here'), log, path);
    // The app continues: the command has joined its database, not locked it.
    await running.services.healthChecks['database']?.();
    await running.close();
    await runRestore(configOf('there'), log, path);
    const [here, there] = await Promise.all(
      ['here', 'there'].map((name) => readFile(join(folder, name, 'app-secret'), 'utf8')),
    );
    expect(there).toBe(here);
    const restored = await open('there');
    await restored.close();
    expect(lines.map(({ msg }) => msg)).toContain(`The backup is in ${path}`);
  });

  it('ask for the name of their file', async () => {
    await expect(runBackup(configOf('here'), log, undefined)).rejects.toThrow('Name the file');
    await expect(runRestore(configOf('here'), log, undefined)).rejects.toThrow('Name the file');
  });
});
