import type { Note } from '@pinlife/contract/note/schema';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { startWorkerProcess, type WorkerProcess } from '../../test/worker-process.ts';

const NOTES = 150;
/** Every third note is edited by its person meanwhile. */
const NOTES_WRITTEN = NOTES / 3;
/** The share of the notes after which the worker is killed. */
const KILLED_AFTER = 0.3;

let testApp: TestApp;
let person: TestPerson;
let worker: WorkerProcess | undefined;
beforeAll(async () => {
  testApp = await createTestApp();
  // The worker's clock is the real one.
  testApp.clock.set(new Date());
  person = await createPerson(testApp, { keep: true });
});
afterEach(() => worker?.stop());
afterAll(() => testApp.close());

const get = async (id: string): Promise<Note> =>
  (await testApp.call('getNote', { token: person.token, params: { id } })).data;
const find = async (id: string) => (await testApp.call('getTagChange', { token: person.token, params: { id } })).data;

/** The number of notes that a change has edited and not taken back. */
const countChanged = async (changeId: string): Promise<number> => {
  const row = await testApp.database.first(
    read<{ count: number }>('select count(*)::int as count from tag_changed_notes where change_id = $1', [changeId]),
  );
  return row?.count ?? 0;
};

/** Simulates the end of the killed worker's lease, which takes a minute. */
const endLeases = () =>
  testApp.database.transaction((tx) => tx.run(write("update jobs set run_at = now() - interval '1 second'")));

/** Adds words to one note after the other, as it is at that moment, until the change is over. */
const writeUntil = async (ids: readonly string[], isOver: () => boolean): Promise<Map<string, string[]>> => {
  const written = new Map<string, string[]>();
  for (let count = 0; !isOver(); count += 1) {
    const id = ids[(count * 37) % ids.length] ?? '';
    const { content, version } = await get(id);
    const word = `word${count}`;
    const answer = await testApp.call('updateNote', {
      token: person.token,
      params: { id },
      body: { content: content.replace('</p>', ` ${word}</p>`) },
      headers: { 'if-match': `"${version}"` },
    });
    expect([200, 412]).toContain(answer.status);
    if (answer.status === 200) written.set(id, [...(written.get(id) ?? []), word]);
  }
  return written;
};

it('a change of tags continues after its worker was killed, loses no words, and edits no note twice', async () => {
  const notes = await Promise.all(
    Array.from({ length: NOTES }, (_none, index) =>
      createNote(testApp, person.token, { title: `Note ${index}`, content: `<p>#old ${index}</p>` }),
    ),
  );
  const ids = notes.map(({ _id }) => _id);
  const words = new Map<string, string[]>();
  const written = ids.filter((_id, index) => index % 3 === 0);
  /** Kills the worker in the middle, and waits until its successor has ended the change. */
  const runKilled = async (changeId: string, count: () => Promise<number>) => {
    let isOver = false;
    const writing = writeUntil(written, () => isOver);
    worker = await startWorkerProcess(testApp.address);
    await expect.poll(count, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(KILLED_AFTER * NOTES);
    await worker.kill();
    expect((await find(changeId)).state).toMatch(/ing$/);
    await endLeases();
    worker = await startWorkerProcess(testApp.address);
    await expect.poll(async () => (await find(changeId)).state, { timeout: 60_000 }).toMatch(/^(done|undone)$/);
    await worker.stop();
    isOver = true;
    for (const [id, own] of await writing) words.set(id, [...(words.get(id) ?? []), ...own]);
  };

  const { data: change } = await testApp.call('changeTags', {
    token: person.token,
    body: { tags: ['old'], to: 'new' },
  });
  await runKilled(change._id, () => countChanged(change._id));
  expect(await find(change._id)).toMatchObject({ state: 'done', changed: NOTES, left: 0 });
  const expectWords = async () => {
    const current = await Promise.all(ids.map(get));
    for (const { _id: id, content } of current) {
      const listed = content.replace(/<[^<>]*>/g, '').split(' ');
      expect(listed.slice(1)).toEqual([String(ids.indexOf(id)), ...(words.get(id) ?? [])]);
    }
    return current;
  };
  for (const { content } of await expectWords()) expect(content).toContain('<p>#new ');

  await testApp.call('undoTagChange', { token: person.token, params: { id: change._id } });
  await runKilled(change._id, async () => NOTES - (await countChanged(change._id)));
  const { left } = await find(change._id);
  const kept = (await expectWords()).filter(({ content }) => content.startsWith('<p>#new '));
  expect([kept.length, await countChanged(change._id)]).toEqual([left, 0]);
  expect(left).toBeLessThanOrEqual(NOTES_WRITTEN);
}, 240_000);
