import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attackFiles } from '../apps/server/src/test/attacks/files.ts';
import { type RunningApp, startThrowawayApp } from '../scripts/app/run-app.ts';
import { acts, bringIn, preview } from './attacks/acts.ts';
import { createAttacker } from './attacks/watch.ts';
import { createPerson } from './support/person.ts';

/** `npm run test:security` writes these rows into docs/security.md. */
const rowsPath = process.env['ATTACK_ROWS'];

/** The goal: others wait no more than this times as long as at rest. */
const WAIT_RATIO_MAX = 3;

let app: RunningApp;
let attacker: ReturnType<typeof createAttacker>;
const folder = mkdtempSync(join(tmpdir(), 'pinlife-attacks-'));

beforeAll(async () => {
  const loopReport = join(folder, 'loop');
  const watcher = new URL('./attacks/watch-loop.mjs', import.meta.url);
  app = await startThrowawayApp({ environment: { NODE_OPTIONS: `--import ${watcher}`, LOOP_REPORT: loopReport } });
  const other = await createPerson(app);
  for (let index = 0; index < 30; index += 1) {
    await other.api.demand('createNote', { token: other.token, body: { title: `Note ${index}`, content: 'words' } });
  }
  attacker = createAttacker(app, other, loopReport);
  // Code that is loaded at the first import is not counted.
  await bringIn(other, Buffer.from('words'), 'a.md');
});
afterAll(async () => {
  await attacker?.stop();
  await app?.stop();
  rmSync(folder, { recursive: true });
});

const attackAndRecord = async (name: string, prepare: () => Promise<() => Promise<string>>): Promise<string> => {
  const { end, workMs, moreMb, meanwhile, quiet } = await attacker.attack(prepare);
  const figures = [workMs, moreMb, quiet.workMs, meanwhile.workMs, quiet.clockMs, meanwhile.clockMs];
  const ratios = [meanwhile.workMs / quiet.workMs, meanwhile.clockMs / quiet.clockMs];
  const judged = [...ratios.map((ratio) => ratio.toFixed(1)), Math.max(...ratios) <= WAIT_RATIO_MAX ? 'met' : 'missed'];
  const cells = [name, end, ...figures.map((figure) => figure.toFixed(0)), judged.join(', ')];
  if (rowsPath) appendFileSync(rowsPath, `| ${cells.join(' | ')} |\n`);
  return end;
};

it.each(attackFiles)(
  'ends with a report or an error sentence while another person is answered: $name',
  async ({ name, filename, make, isPreview = false }) => {
    const file = make();
    const end = await attackAndRecord(name, async () => {
      const person = await createPerson(app);
      return () => (isPreview ? preview : bringIn)(person, file, filename);
    });
    expect(end).toMatch(/^(?:done|ready|failed, import_\w+)/);
  },
  600_000,
);

it.each(acts)(
  'measures many calls while another person is answered: $name',
  async ({ name, prepare }) => {
    const act = await prepare(app);
    await attackAndRecord(name, async () => act);
  },
  600_000,
);
