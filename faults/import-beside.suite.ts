import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { makeKeepArchive } from '../apps/server/src/test/import-files/keep.ts';
import { toHtml, writeNote } from '../bench/text/note.ts';
import { startThrowawayApp } from '../scripts/app/run-app.ts';
import { recordFigure } from '../testing/fault-figures.ts';
import { makeNotes } from './support/import-notes.ts';
import { MB, MEMORY_MAX_BYTES, sendFile, untilImport, watchProcess } from './support/importing.ts';
import { createPerson, type Person } from './support/person.ts';
import { startTraffic } from './support/traffic.ts';

const NOTES = 10_000;
const NOTES_BY_HAND = 3_000;
const REST_MS = 10_000;
/** Times are asserted at three times their promise, as in all fault tests. */
const SLACK = 3;

const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? 0;

it('imports notes during the work of other people, in bounded memory', async () => {
  const app = await startThrowawayApp();
  onTestFinished(app.stop);
  const [person, other] = [await createPerson(app), await createPerson(app)];
  const file = makeKeepArchive(makeNotes(NOTES));
  const alone = await bringIn(other, await sendFile(other, file), app.pid);
  const byHand = await writeByHand(other, app.pid);
  const timesDuring = async <T>(work: () => Promise<T>) => {
    const traffic = startTraffic(other);
    const result = await work();
    await traffic.stop();
    const times = traffic.heard.map(({ tookMs }) => tookMs);
    return { result, times };
  };
  const id = await sendFile(person, file);
  const before = await timesDuring(() => sleep(REST_MS));
  const beside = await timesDuring(() => bringIn(person, id, app.pid));
  // Measured before and after, because the load changes.
  const after = await timesDuring(() => sleep(REST_MS));
  const ratio = percentile(beside.times, 0.95) / percentile([...before.times, ...after.times], 0.95);
  const grownBytes = Math.max(alone.grownBytes, beside.result.grownBytes);
  recordFigure(
    'import-beside',
    `${NOTES} notes: ${Math.round(alone.perSecond)} a second (${(1000 / alone.perProcessorSecond).toFixed(2)} ms of the processor each), ${Math.round(beside.result.perSecond)} beside others, whose p95 is ${ratio.toFixed(2)} times that at rest, ${Math.round(grownBytes / MB)} MB more`,
  );
  // Compared with notes created by the API, because other programs change the speed of the machine.
  expect(alone.perProcessorSecond).toBeGreaterThan(byHand.perProcessorSecond / 2);
  expect(alone.perProcessorSecond).toBeGreaterThan(300);
  expect(ratio).toBeLessThan(2 * SLACK);
  expect(grownBytes).toBeLessThan(MEMORY_MAX_BYTES);
}, 3_600_000);

/** Notes of the same kind, each created by its own call. */
const writeByHand = async ({ api, token }: Person, pid: number) => {
  const stopWatching = watchProcess(pid);
  for (let index = 0; index < NOTES_BY_HAND; index += 1) {
    await api.demand('createNote', { token, body: { title: `Note ${index}`, content: toHtml(writeNote(index)) } });
  }
  return { perProcessorSecond: NOTES_BY_HAND / stopWatching().processorSeconds };
};

const bringIn = async ({ api, token }: Person, id: string, pid: number) => {
  const stopWatching = watchProcess(pid);
  const beganAt = performance.now();
  await api.demand('startImport', { token, params: { id }, body: {} });
  await untilImport({ api, token }, id, ({ state }) => state === 'done');
  const seconds = (performance.now() - beganAt) / 1000;
  const { grownBytes, processorSeconds } = stopWatching();
  return { grownBytes, perSecond: NOTES / seconds, perProcessorSecond: NOTES / processorSeconds };
};
