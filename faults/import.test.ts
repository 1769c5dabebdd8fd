import { expect, it, onTestFinished } from 'vitest';
import { WORK_CHANNEL } from '../apps/server/src/features/job/service.ts';
import { makeKeepArchive } from '../apps/server/src/test/import-files/keep.ts';
import { makeImage } from '../apps/server/src/test/media.ts';
import { makeDataFolder, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { isFull, recordFigure } from '../testing/fault-figures.ts';
import { listPictures, makeNotes } from './support/import-notes.ts';
import { MB, MEMORY_MAX_BYTES, readMemory, sendFile, untilImport, watchProcess } from './support/importing.ts';
import { createPerson, type Person } from './support/person.ts';
import { query } from './support/postgres.ts';

const NOTES = isFull ? 10_000 : 800;
const PICTURES = isFull ? 1_000 : 6;
/** The shares of the import after which the process is killed. */
const KILLS = [0.2, 0.45, 0.7];
const WARMING_CALLS = isFull ? 3_000 : 300;
/** For a full run on a busy machine. */
const TIMEOUT_MS = isFull ? 3_600_000 : 600_000;

const makeFile = async () => {
  const photo = await makeImage(640, 480, { format: 'jpeg' });
  const files = Object.fromEntries(listPictures(NOTES, PICTURES).map((name) => [name, photo]));
  return makeKeepArchive(makeNotes(NOTES, PICTURES), files);
};

it(
  'imports everything once, even if it is killed often in between, and adds nothing the second time',
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
      // Simulates the end of the killed process's lease, which takes half a minute.
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

/** Warms the process up: right after its start it uses less memory than at rest. */
const warmUp = async ({ api, token }: Person, pid: number): Promise<number> => {
  for (let count = 0; count < WARMING_CALLS; count += 1) await api.demand('listNotes', { token });
  return readMemory(pid);
};
