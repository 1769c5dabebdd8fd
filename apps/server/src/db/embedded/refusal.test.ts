import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getPackage } from './binaries.ts';
import { describeFailure } from './failure.ts';
import { query, start } from './test/apps.ts';
import { makeFolder, mountDisk } from './test/folders.ts';

const refusal = async (dataDir: string): Promise<string> => {
  const outcome = await start(dataDir).catch((error: Error) => error);
  return outcome instanceof Error ? outcome.message : 'it started';
};

it('refuses the database of another PostgreSQL and recommends backup and restore', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '15\n');
  expect(await refusal(folder)).toBe(
    `The database in ${folder}/postgres was written by PostgreSQL 15 and this PinLife runs PostgreSQL 18: run \`backup\` with the PinLife that wrote it, then \`restore\` into a new data folder.`,
  );
});

it('recommends DATABASE_URL on a system without a PostgreSQL for it', () => {
  expect(() => getPackage('plan9-x64')).toThrow(
    'There is no embedded PostgreSQL for this system (plan9-x64): set DATABASE_URL to a PostgreSQL of your own.',
  );
});

it('refuses a folder that contains something other than a database, and changes nothing in it', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/letter.txt'), 'Dear …');
  expect(await refusal(folder)).toContain(`The folder ${folder}/postgres is in the way`);
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['letter.txt']);
});

it('refuses a data folder whose place is taken by a file', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'data'), '');
  expect(await refusal(join(folder, 'data'))).toContain('there is a file of that name');
});

it('names a read-only disk, or a folder without write permission', async () => {
  const disk = mountDisk('80m');
  if (disk) {
    await (await start(join(disk, 'data'))).stop();
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    for (const name of ['data', 'other']) {
      expect(await refusal(join(disk, name))).toBe(
        `The disk of the data folder ${disk}/${name} is read-only: make it writable, or choose another folder with DATA_DIR.`,
      );
    }
    return;
  }
  const folder = makeFolder();
  chmodSync(folder, 0o555);
  expect(await refusal(folder)).toContain(`PinLife may not use the data folder ${folder}`);
  chmodSync(folder, 0o755);
});

it('names a full disk and starts again once there is space', async () => {
  const disk = mountDisk('120m');
  if (!disk) {
    const cause = Object.assign(new Error('write'), { code: 'ENOSPC' });
    expect(describeFailure(cause, '/data').message).toContain('The disk of the data folder /data is full');
    return;
  }
  const data = join(disk, 'data');
  const sentence = `The disk of the data folder ${data} is full: free some space, then start PinLife again.`;
  const fill = () => spawnSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k']);
  const empty = () => spawnSync('rm', [`${disk}/filler`]);

  fill();
  expect(await refusal(data)).toBe(sentence);
  empty();
  await (await start(data)).stop();
  fill();
  expect(await refusal(data)).toBe(sentence);
  empty();
  const { connection } = await start(data);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});
