import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { WORK_CHANNEL } from '../apps/server/src/features/job/service.ts';
import { makeKeepArchive } from '../apps/server/src/test/import-files/keep.ts';
import { makeImage } from '../apps/server/src/test/media.ts';
import { toHtml, toPlainText, writeNote } from '../bench/text/note.ts';
import { makeDataFolder, removeDataFolder, startApp, startThrowawayApp } from '../scripts/app/run-app.ts';
import { isFull, recordFigure } from '../testing/fault-figures.ts';
import { readMemory, sendFile, untilImport, watchProcess } from './support/importing.ts';
import { createPerson, type Person } from './support/person.ts';
import { query } from './support/postgres.ts';
import { startTraffic } from './support/traffic.ts';

const NOTES = isFull ? 10_000 : 800;
const PICTURES = isFull ? 1_000 : 6;
/** After so much of it was brought in. */
const KILLS = [0.2, 0.45, 0.7];
const MB = 1024 * 1024;
const WARMING_CALLS = isFull ? 3_000 : 300;
const MEMORY_MAX_BYTES = 100 * MB;
const REST_MS = isFull ? 10_000 : 2_000;
/** As with all faults, what takes time is asserted at three times its promise. */
const SLACK = 3;
/** In full on a machine with much other work. */
const TIMEOUT_MS = isFull ? 3_600_000 : 600_000;

/** All over the file, so that kills meet some. */
const hasPicture = (index: number, pictures: number) =>
  pictures > 0 && index % Math.floor(NOTES / pictures) === 0 && index < Math.floor(NOTES / pictures) * pictures;
const makeNotes = (pictures: number) =>
  Array.from({ length: NOTES }, (_none, index) => ({
    title: `Note ${index}`,
    textContent: toPlainText(writeNote(index)),
    labels: [{ name: `label ${index % 20}` }],
    ...(hasPicture(index, pictures) && { attachments: [{ filePath: `${index}.jpg`, mimetype: 'image/jpeg' }] }),
  }));

const makeFile = async () => {
  const photo = await makeImage(640, 480, { format: 'jpeg' });
  const indexes = [...Array(NOTES).keys()].filter((index) => hasPicture(index, PICTURES));
  const files = Object.fromEntries(indexes.map((index) => [`${index}.jpg`, photo]));
  return makeKeepArchive(makeNotes(PICTURES), files);
};

const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? 0;

it(
  'brings everything in once, however often it is killed meanwhile, and nothing more the second time',
  async () => {
    const dataDir = await makeDataFolder();
    let app = await startApp({ dataDir });
    onTestFinished(async () => {
      await app.stop();
      await removeDataFolder(dataDir);
    });
    const person = await createPerson(app);
    const file = await makeFile();
    const id = await sendFile(person, file);
    await person.api.demand('startImport', { token: person.token, params: { id }, body: {} });
    const killedAt: number[] = [];
    let restBytes = 0;
    for (const share of KILLS) {
      const { progress } = await untilImport(
        person,
        id,
        (found) => found.progress.done >= NOTES * share || found.state === 'done',
      );
      killedAt.push(progress.done);
      await app.kill();
      app = await startApp({ dataDir, port: app.port });
      if (killedAt.length === KILLS.length) restBytes = await warmUp(person, app.pid);
      // As after half a minute, when the lease of the one that was killed has ended.
      await query(dataDir, "update imports set due_at = now() - interval '1 second' where due_at is not null");
      await query(dataDir, `notify ${WORK_CHANNEL}`);
    }
    const stopWatching = watchProcess(app.pid, restBytes);
    const { added, state } = await untilImport(person, id, (found) => found.state !== 'importing');
    const { grownBytes } = stopWatching();
    expect([state, added?.notes, added?.pictures, added?.skipped]).toEqual(['done', NOTES, PICTURES, 0]);
    const count = async () =>
      (
        await query<{ notes: string; media: string }>(
          dataDir,
          `select (select count(*) from notes) as notes, (select count(*) from media where note_id is not null) as media`,
        )
      )[0];
    expect(await count()).toEqual({ notes: String(NOTES), media: String(PICTURES) });

    const again = await sendFile(person, file);
    await person.api.demand('startImport', { token: person.token, params: { id: again }, body: {} });
    const second = await untilImport(person, again, (found) => found.state === 'done');
    expect([second.added?.notes, second.added?.existing]).toEqual([0, NOTES]);
    expect(await count()).toEqual({ notes: String(NOTES), media: String(PICTURES) });
    recordFigure(
      'import-killed',
      `3 kills after ${killedAt.join(', ')} of ${NOTES} notes with ${PICTURES} pictures: ${NOTES} and ${PICTURES} there, 0 doubled, ${Math.round(grownBytes / MB)} MB more`,
    );
    expect(grownBytes).toBeLessThan(MEMORY_MAX_BYTES);
  },
  TIMEOUT_MS,
);

it(
  'brings notes in beside other people, in bounded memory',
  async () => {
    const app = await startThrowawayApp();
    onTestFinished(app.stop);
    const [person, other] = [await createPerson(app), await createPerson(app)];
    const file = makeKeepArchive(makeNotes(0));
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
    // On both sides of it: what else the machine does changes meanwhile.
    const after = await timesDuring(() => sleep(REST_MS));
    const ratio = percentile(beside.times, 0.95) / percentile([...before.times, ...after.times], 0.95);
    const grownBytes = Math.max(alone.grownBytes, beside.result.grownBytes);
    recordFigure(
      'import-beside',
      `${NOTES} notes: ${Math.round(alone.perSecond)} a second (${(1000 / alone.perProcessorSecond).toFixed(2)} ms of the processor each), ${Math.round(beside.result.perSecond)} beside others, whose p95 is ${ratio.toFixed(2)} times that at rest, ${Math.round(grownBytes / MB)} MB more`,
    );
    // Beside notes that come by the API, as other programs may take their share of the machine meanwhile.
    expect(alone.perProcessorSecond).toBeGreaterThan(byHand.perProcessorSecond / 2);
    if (isFull) expect(alone.perProcessorSecond).toBeGreaterThan(300);
    expect(ratio).toBeLessThan(2 * SLACK);
    expect(grownBytes).toBeLessThan(MEMORY_MAX_BYTES);
  },
  TIMEOUT_MS,
);

/** A process that has just begun holds less than one at rest: it has loaded and made room for nothing yet. */
const warmUp = async ({ api, token }: Person, pid: number): Promise<number> => {
  for (let count = 0; count < WARMING_CALLS; count += 1) await api.demand('listNotes', { token });
  return readMemory(pid);
};

/** Notes of the same kind, each sent by a call of its own. */
const writeByHand = async ({ api, token }: Person, pid: number) => {
  const stopWatching = watchProcess(pid);
  for (let index = 0; index < WARMING_CALLS; index += 1) {
    await api.demand('createNote', { token, body: { title: `Note ${index}`, content: toHtml(writeNote(index)) } });
  }
  return { perProcessorSecond: WARMING_CALLS / stopWatching().processorSeconds };
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
