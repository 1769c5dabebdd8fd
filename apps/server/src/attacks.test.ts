import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './test/app.ts';
import { attackFiles } from './test/attacks/files.ts';
import { watchServer } from './test/attacks/watch.ts';
import { getImport, sendImport } from './test/import.ts';
import { makeKeepArchive } from './test/import-files/keep.ts';
import { createPerson, type TestPerson } from './test/person.ts';
import { listChildrenOf } from './test/processes.ts';
import { formatTable } from './test/text-table.ts';

/** `npm run test:security` measures every attack, and prints the results. */
const tablePath = process.env['ATTACK_TABLE'];
const rows: string[][] = [];

let testApp: TestApp;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ checkAnswers: false });
  other = await createPerson(testApp);
  await bringIn(makeKeepArchive([{ title: 'first' }]), 'warm.zip');
});
afterAll(async () => {
  if (tablePath) {
    const heads = ['attack', 'ends as', 'loop ms', 'lag ms', 'more MB', 'processes', 'others p95 ms'];
    writeFileSync(tablePath, formatTable(heads, rows));
  }
  await testApp.close();
});

const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, another) => one - another)[Math.floor(numbers.length * part)] ?? 0;

/** Runs an attack while another person reads their notes repeatedly. */
const attack = async (name: string, work: () => Promise<string>): Promise<string> => {
  const watch = watchServer();
  let isOver = false;
  const waits: number[] = [];
  const ask = async () => {
    while (!isOver) {
      const beganAt = performance.now();
      expect((await testApp.call('listNotes', { token: other.token })).status).toBe(200);
      waits.push(performance.now() - beganAt);
      await sleep(20);
    }
  };
  const asking = ask();
  const end = await work().finally(() => {
    isOver = true;
  });
  await asking;
  const { workMs, lagMs, moreMb, processes } = watch.stop();
  const figures = [workMs, lagMs, moreMb, processes, percentile(waits, 0.95)].map((figure) => figure.toFixed(0));
  rows.push([name, end, ...figures]);
  await expect.poll(() => listChildrenOf('import-process')).toEqual([]);
  return end;
};

const bringIn = async (file: Buffer, filename: string): Promise<string> => {
  const { token } = await createPerson(testApp);
  const id = await sendImport(testApp, token, file, filename);
  await testApp.deliver();
  if ((await getImport(testApp, token, id)).state === 'ready') {
    await testApp.call('startImport', { token, params: { id }, body: {} });
    await testApp.deliver();
  }
  const { state, error, added, skipped } = await getImport(testApp, token, id);
  return [state, error, added && `${added.notes} notes`, skipped[0]?.reason].filter(Boolean).join(', ');
};

describe('a file that once stopped the server', () => {
  it.each(attackFiles.filter(({ isQuick }) => isQuick || tablePath))(
    'ends with a report or a sentence while others are answered: $name',
    async ({ name, filename, make }) => {
      const file = make();
      const end = await attack(name, () => bringIn(file, filename));
      expect(end).toMatch(/^(?:done|failed, import_\w+)/);
    },
    600_000,
  );
});
