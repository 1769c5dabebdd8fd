import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { canWatch } from './process.ts';
import { waitForRest, watchProcessor } from './processor.ts';

const burn = (ms: number) =>
  `const end = process.cpuUsage().user + ${ms * 1000}; while (process.cpuUsage().user < end);`;

test('the processor time of a program and its ended children is divided by its operations', async () => {
  const parent = spawn(process.execPath, [
    '-e',
    `process.stdin.once('data', () => {
       require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn(120))}]);
       console.log('burnt');
     });
     console.log('ready')`,
  ]);
  try {
    await once(parent.stdout, 'data');
    const read = watchProcessor({ server: parent.pid ?? 0 });
    parent.stdin.write('go\n');
    await once(parent.stdout, 'data');
    const { server } = read(10);
    if (canWatch) expect(server).toBeGreaterThanOrEqual(10);
    else expect(server).toBeUndefined();
  } finally {
    parent.kill();
  }
});

test('a program rests when several looks in a row find next to nothing used', async () => {
  const used = [0, 90, 180, 185, 190, 260, 260, 265, 270, 999];
  let looks = 0;
  await waitForRest(
    () => used[looks] ?? 0,
    async () => {
      looks += 1;
    },
  );
  expect(used[looks]).toBe(270);
});
