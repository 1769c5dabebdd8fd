import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { getImport, sendImport } from '../import.ts';
import { makeKeepArchive } from '../import-files/keep.ts';
import { createPerson, type TestPerson } from '../person.ts';
import { listChildrenOf } from '../processes.ts';
import { attackFiles } from './files.ts';

let testApp: TestApp;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ checkAnswers: false });
  other = await createPerson(testApp);
  await bringIn(makeKeepArchive([{ title: 'first' }]), 'warm.zip');
});
afterAll(async () => {
  await testApp.close();
});

/** Runs an attack while another person reads their notes repeatedly. */
const attack = async (work: () => Promise<string>): Promise<string> => {
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      expect((await testApp.call('listNotes', { token: other.token })).status).toBe(200);
      await sleep(20);
    }
  };
  const asking = ask();
  const end = await work().finally(() => {
    isOver = true;
  });
  await asking;
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
  it.each(attackFiles.filter(({ isQuick }) => isQuick))(
    'ends with a report or a sentence while others are answered: $name',
    async ({ filename, make }) => {
      const file = make();
      const end = await attack(() => bringIn(file, filename));
      expect(end).toMatch(/^(?:done|failed, import_\w+)/);
    },
    600_000,
  );
});
