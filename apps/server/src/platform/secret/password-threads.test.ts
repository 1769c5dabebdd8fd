import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';

const BELOW_THE_PROCESS = 5;
const LOWEST = 19;

/** Hashes once, and prints the priority of each thread of the process. */
const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { createHashThreads } from '${new URL('password-threads.ts', import.meta.url).href}';
  const hash = createHashThreads({ memoryCost: 1024, timeCost: 1, parallelism: 1, secret: Buffer.from('pepper') });
  await hash({ secret: 'Violin and rain 7' });
  const priorities = readdirSync('/proc/self/task').map((task) => {
    const [, fields] = readFileSync('/proc/self/task/' + task + '/stat', 'utf8').split(') ');
    return Number(fields.split(' ')[16]);
  });
  console.log(JSON.stringify([Math.min(...priorities), Math.max(...priorities)]));
  process.exit();`;

it.each([0, 7, 19])('run below the priority of a process that was started with a niceness of %i', (steps) => {
  const args = ['-n', `${steps}`, process.execPath, '--input-type=module', '--eval', PROGRAM];
  const priority = Math.min(getPriority() + steps, LOWEST);
  const below = Math.min(priority + BELOW_THE_PROCESS, LOWEST);
  expect(JSON.parse(execFileSync('nice', args, { encoding: 'utf8' }))).toEqual([priority, below]);
});
