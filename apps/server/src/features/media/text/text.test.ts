import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read, write } from '../../../db/query.ts';
import { CageDeath } from '../../../platform/cage/cage.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Ocr } from '../../../platform/ocr.ts';
import { createServices } from '../../../services.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeImage, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { readPicture, wordsOf } from '../../../test/pictures.ts';
import { listChildrenOf } from '../../../test/processes.ts';
import { createPictureTextRepo } from './repo.ts';
import { createPictureTextSource } from './source.ts';
import { createPictureTexts } from './texts.ts';

let testApp: TestApp;
let meera: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ isOcrOn: true });
  meera = await createPerson(testApp);
  other = await createPerson(testApp);
});
afterAll(() => testApp.close());

const pinPicture = async (person: TestPerson, name: Parameters<typeof readPicture>[0] = 'en') => {
  testApp.clock.advance(1000);
  const media = await upload(testApp, person, { bytes: await readPicture(name), type: 'image' });
  const note = await createNote(testApp, person.token, { title: `A picture ${media._id}`, media: [media._id] });
  return { media, note };
};
const getText = ({ token }: TestPerson, id: string) => testApp.call('getPictureText', { token, params: { id } });
const search = async ({ token }: TestPerson, words: string) =>
  (await testApp.call('listNotes', { token, query: { search: words } })).data.map(({ _id }) => _id);
/** Search keys are made two seconds after the text was recognised. */
const readAll = async () => {
  await testApp.deliver();
  testApp.clock.advance(3000);
  await testApp.deliver();
};
const findSource = () => {
  const source = testApp.services.workSources.find(({ name }) => name === 'picture texts');
  if (!source) throw new Error('Nobody reads pictures.');
  return source;
};
/** Replaces the stored bytes. */
const damage = async (id: string): Promise<void> => {
  const row = await testApp.database.first(
    read<{ object_key: string }>('select object_key from media where id = $1', [id]),
  );
  const bytes = Buffer.from('neither PNG nor JPEG');
  const key = `${row?.object_key}/${ORIGINAL}`;
  const { storage } = testApp.platform;
  await storage.removeAll(key);
  await storage.write(key, Readable.from([bytes]), { contentType: 'image/png', size: bytes.length });
};

describe('getPictureText', () => {
  it('answers 401 without a session, 400 for an invalid id, 404 for a missing or foreign picture', async () => {
    const { media } = await pinPicture(meera);
    expect((await testApp.call('getPictureText', { params: { id: media._id } })).status).toBe(401);
    expect((await getText(meera, 'x')).status).toBe(
      (await testApp.call('getMedia', { token: meera.token, params: { id: 'x' } })).status,
    );
    const missing = await getText(meera, randomUUID());
    const foreign = await getText(other, media._id);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  it('answers that the words are waiting, then the words; a picture without a note is not read', async () => {
    const { media } = await pinPicture(meera);
    const loose = await upload(testApp, meera, { bytes: await readPicture('en'), type: 'image' });
    expect((await getText(meera, media._id)).data).toEqual({ state: 'waiting', text: '' });
    await readAll();
    expect((await getText(meera, media._id)).data).toEqual({ state: 'read', text: wordsOf('en') });
    expect((await getText(meera, loose._id)).data).toEqual({ state: 'unread', text: '' });
  });
});

describe('a note', () => {
  it('is found by the words of its picture, in its person’s language and in English, only by its owner', async () => {
    await testApp.call('updateUser', { token: other.token, body: { language: 'ml' } });
    const [ours, theirs] = [await pinPicture(meera, 'de'), await pinPicture(other, 'ml')];
    await testApp.call('updateUser', { token: meera.token, body: { language: 'de' } });
    const english = await pinPicture(other);
    await readAll();
    expect(await search(meera, 'große brücke')).toEqual([ours.note._id]);
    expect(await search(other, 'സ്കൂളിൽ')).toEqual([theirs.note._id]);
    expect(await search(other, 'ferry timetab')).toEqual([english.note._id]);
    expect(await search(other, 'brücke')).toEqual([]);
  });

  it('is no longer found by them once the picture is taken out, and found again when it is back', async () => {
    const { media, note } = await pinPicture(meera);
    await readAll();
    expect(await search(meera, 'monsoon 2026')).toContain(note._id);
    const params = { id: note._id };
    await testApp.call('updateNote', { token: meera.token, params, body: { media: [] } });
    expect(await search(meera, 'monsoon 2026')).not.toContain(note._id);
    await testApp.call('updateNote', { token: meera.token, params, body: { media: [media._id] } });
    expect(await search(meera, 'monsoon 2026')).toContain(note._id);
  });

  it('is found at once by the words of a copied picture', async () => {
    const { media } = await pinPicture(meera);
    await readAll();
    const second = await createNote(testApp, meera.token, { title: 'The same', media: [media._id] });
    expect(await search(meera, 'ferry')).toContain(second._id);
  });

  it('deletes the words with it when it is permanently deleted', async () => {
    const { media, note } = await pinPicture(meera);
    await readAll();
    await testApp.call('deleteNote', { token: meera.token, params: { id: note._id } });
    await testApp.passTime(31 * 24 * 60 * MINUTE_MS);
    meera = { ...meera, token: (await testApp.call('login', { body: meera })).data.token };
    other = { ...other, token: (await testApp.call('login', { body: other })).data.token };
    expect((await getText(meera, media._id)).status).toBe(404);
    expect(await testApp.database.first(read('select from media where id = $1', [media._id]))).toBeUndefined();
  });
});

describe('an export', () => {
  it('has the words of each picture', async () => {
    const { media, note } = await pinPicture(meera);
    const plain = await upload(testApp, meera, { bytes: await makeImage(60, 40), type: 'image', noteId: note._id });
    await readAll();
    const { data } = await testApp.call('createExport', { token: meera.token });
    const archive = unzipSync((await testApp.app.inject({ url: data.url })).rawPayload);
    const { notes } = JSON.parse(Buffer.from(archive['pinlife.json'] ?? []).toString());
    const exported = notes.find(({ _id }: { _id: string }) => _id === note._id).media;
    expect(exported).toMatchObject([{ _id: media._id, text: wordsOf('en') }, { _id: plain._id }]);
    expect(exported[1]).not.toHaveProperty('text');
  });
});

describe('the worker', () => {
  beforeEach(() => testApp.deliver());

  it('gives up a picture that crashes its reader twice, and reads the others in between', async () => {
    const [bad, good] = [await pinPicture(meera), await pinPicture(meera)];
    await damage(bad.media._id);
    await testApp.deliver();
    expect((await getText(meera, good.media._id)).data.state).toBe('read');
    expect((await getText(meera, bad.media._id)).data.state).toBe('waiting');
    testApp.clock.advance(MINUTE_MS);
    await testApp.deliver();
    expect((await getText(meera, bad.media._id)).data).toEqual({ state: 'unread', text: '' });
    expect(await findSource().nextDueAt()).toBeNull();
    expect(testApp.log.filter((line) => line.includes('A picture could not be read'))).toHaveLength(2);
  });

  it('reads a picture that was late twice, and gives it up after the third time', async () => {
    const read = await pinPicture(meera);
    const texts = createPictureTextRepo(testApp.database);
    const search = { indexLater: async () => undefined };
    const ocr: Ocr = (work) => work(() => Promise.reject(new CageDeath('it took too long', '', true)));
    const { database, platform, clock } = testApp;
    const source = createPictureTextSource({
      database,
      texts,
      storage: platform.storage,
      ocr,
      search,
      clock,
      log: { warn: () => undefined },
    });
    const beLate = async () => {
      await source.runBatch(clock.now(), new AbortController().signal);
      testApp.clock.advance(60 * MINUTE_MS);
    };
    for (let times = 0; times < 2; times += 1) await beLate();
    await testApp.deliver();
    expect((await getText(meera, read.media._id)).data.state).toBe('read');

    const { media } = await pinPicture(meera);
    for (let times = 0; times < 3; times += 1) {
      expect((await getText(meera, media._id)).data.state).toBe('waiting');
      await beLate();
    }
    expect((await getText(meera, media._id)).data).toEqual({ state: 'unread', text: '' });
    expect(await source.nextDueAt()).toBeNull();
  });

  it('forgets a picture that is deleted while it is read, and reads the others', async () => {
    const gone = await pinPicture(meera);
    signalReaders('SIGSTOP');
    const reading = findSource().runBatch(testApp.clock.now(), new AbortController().signal);
    await expect.poll(() => findTries(gone.media._id)).toBe(1);
    await testApp.database.single((tx) => tx.run(write('delete from notes where id = $1', [gone.note._id])));
    signalReaders('SIGCONT');
    expect(await reading).toBe(1);
    const { media } = await pinPicture(meera);
    await testApp.deliver();
    expect((await getText(meera, media._id)).data.state).toBe('read');
    expect((await getText(meera, gone.media._id)).status).toBe(404);
  });

  it('reads a picture again whose reader was killed', async () => {
    // Starts the reader.
    await pinPicture(meera);
    await testApp.deliver();
    const { media } = await pinPicture(meera);
    signalReaders('SIGSTOP');
    const reading = findSource().runBatch(testApp.clock.now(), new AbortController().signal);
    await expect.poll(() => findTries(media._id)).toBe(1);
    signalReaders('SIGKILL');
    await reading;
    expect((await getText(meera, media._id)).data.state).toBe('waiting');
    testApp.clock.advance(MINUTE_MS);
    await testApp.deliver();
    expect((await getText(meera, media._id)).data.state).toBe('read');
  });

  it('leaves its picture to the next one after its lease if it was killed', async () => {
    const { media } = await pinPicture(meera);
    const leaseEndsAt = new Date(testApp.clock.now().getTime() + MINUTE_MS);
    await testApp.database.single((tx) =>
      tx.run(write('update media set text_tries = 1, text_due_at = $2 where id = $1', [media._id, leaseEndsAt])),
    );
    await testApp.deliver();
    expect((await getText(meera, media._id)).data.state).toBe('waiting');
    expect(await findSource().nextDueAt()).toEqual(leaseEndsAt);
    testApp.clock.advance(MINUTE_MS);
    await testApp.deliver();
    expect((await getText(meera, media._id)).data.state).toBe('read');
  });

  it('does not keep pictures from the others if its clock was a year ahead', async () => {
    const { media } = await pinPicture(meera);
    const leaseEndsAt = new Date(testApp.clock.now().getTime() + 365 * 24 * 60 * MINUTE_MS);
    await testApp.database.single((tx) =>
      tx.run(write('update media set text_tries = 1, text_due_at = $2 where id = $1', [media._id, leaseEndsAt])),
    );
    testApp.clock.advance(60 * MINUTE_MS);
    await testApp.deliver();
    await testApp.deliver();
    expect((await getText(meera, media._id)).data.state).toBe('read');
  });

  it('takes turns: a person with many pictures delays another person by one at most', async () => {
    const [first, theirs, last] = [await pinPicture(meera), await pinPicture(other), await pinPicture(meera)];
    for (let turns = 0; turns < 2; turns += 1) {
      await findSource().runBatch(testApp.clock.now(), new AbortController().signal);
    }
    expect((await getText(other, theirs.media._id)).data.state).toBe('read');
    await testApp.deliver();
    for (const { media } of [first, last]) expect((await getText(meera, media._id)).data.state).toBe('read');
  });

  it('does not count a try of a picture during which it is stopped', async () => {
    const { media } = await pinPicture(meera);
    // A reader that runs already could end before the signal; those that start take longer.
    signalReaders('SIGSTOP');
    for (let stops = 0; stops < 4; stops += 1) {
      const stopping = new AbortController();
      const reading = findSource().runBatch(testApp.clock.now(), stopping.signal);
      await expect.poll(() => findTries(media._id)).toBe(1);
      stopping.abort();
      await reading;
      expect(await findTries(media._id)).toBe(0);
    }
    await testApp.deliver();
    expect((await getText(meera, media._id)).data.state).toBe('read');
  });

  it('reads nothing if OCR is off, and still shows words that were read before', async () => {
    const off = createServices({ ...testApp.platform, isOcrOn: false });
    expect(off.workSources.map(({ name }) => name)).not.toContain(findSource().name);
    const texts = (row: { text: string | null; is_due: boolean }) =>
      createPictureTexts({ find: async () => row, list: async () => new Map() }, false).get('a', 'b');
    expect(await texts({ text: 'Ferry', is_due: false })).toEqual({ state: 'read', text: 'Ferry' });
    expect(await texts({ text: null, is_due: true })).toEqual({ state: 'unread', text: '' });
  });
});

const signalReaders = (signal: NodeJS.Signals): void => {
  for (const pid of listChildrenOf('ocr-process')) process.kill(pid, signal);
};

const findTries = async (id: string): Promise<number> => {
  const row = await testApp.database.first(
    read<{ text_tries: number }>('select text_tries from media where id = $1', [id]),
  );
  return row?.text_tries ?? 0;
};
