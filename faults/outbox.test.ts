import { randomInt, randomUUID } from 'node:crypto';
import { HOUR_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeDataFolder, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { isFull, recordFigure } from '../testing/fault-figures.ts';
import { createDisk } from '../testing/full-disk.ts';
import { createWriters, picturesOf, toText, type Writer, wordsOf } from './support/outbox-writers.ts';
import { createPerson } from './support/person.ts';
import { signalPostgres } from './support/postgres.ts';
import { createRandom } from './support/random.ts';
import { type Browser, connect, createBrowser, type Fault, openTab, type Tab } from './support/tab.ts';

const CHANGES = isFull ? 1000 : 150;
const CUTS = isFull ? 50 : 10;
/** How often each rare fault occurs. */
const TIMES = isFull ? 5 : 1;
const NOTES = 6;
/** The number of changes during which the database hangs, or the disk is full. */
const LASTING = 8;

/** Every note of a person, page by page. */
const listAll = async (url: string, token: string): Promise<Note[]> => {
  const notes: Note[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: '50', ...(cursor !== '' && { cursor }) });
    const answer = await fetch(`${url}/api/note?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const page = (await answer.json()) as { data: Note[]; next?: string | null };
    notes.push(...page.data);
    cursor = page.next ?? null;
  }
  return notes;
};

/** A clock that can be set, for all that runs here; the server has its own. */
const createClock = () => {
  const now = Date.now;
  const clock = { offMs: 0 };
  vi.spyOn(Date, 'now').mockImplementation(() => now() + clock.offMs);
  return clock;
};

const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

it('loses, doubles and mixes up no writes of two tabs and a phone while everything fails that can', async () => {
  const seed = Number(process.env['PINLIFE_SEED'] ?? (isFull ? randomInt(1_000_000) : 7));
  const message = `seed ${seed}`;
  const random = createRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const dataDir = await makeDataFolder();
  let app = await startApp({ dataDir });
  let isHanging = false;
  const hang = (isWanted: boolean) => {
    if (isHanging !== isWanted) signalPostgres(dataDir, isWanted ? 'SIGSTOP' : 'SIGCONT');
    isHanging = isWanted;
  };
  onTestFinished(async () => {
    vi.restoreAllMocks();
    hang(false);
    await app.stop();
    await removeDataFolder(dataDir);
  });
  connect();
  const [clock, disk] = [createClock(), createDisk()];
  const [person, stranger] = [await createPerson(app), await createPerson(app)];
  const { token, api } = person;
  const shared = await Promise.all(
    Array.from({ length: NOTES }, (_one, index) =>
      api.demand('createNote', { token, body: { title: `Note ${index}`, content: toText([]) } }),
    ),
  );
  const sharedIds = shared.map(({ _id }) => _id);
  const writers = createWriters(random, sharedIds);
  const { saved, write } = writers;

  /** The present failure rate of the network. */
  let badness = 0;
  const decide = (): Fault => (random() >= badness ? 'none' : random() < 0.5 ? 'before' : 'after');
  const readAll = (tab: Tab, ids: readonly string[]) => Promise.all(ids.map((id) => attempt(tab.read(id))));
  const open = async (browser: Browser, own?: string): Promise<Tab> => {
    const tab = await openTab(browser, person.userId, { url: app.url, decide });
    await readAll(tab, [...sharedIds, ...(own === undefined ? [] : [own])]);
    return tab;
  };
  const [laptop, phone] = [createBrowser(await person.logIn()), createBrowser(await person.logIn())];
  const tabs: Writer[] = [];
  for (const [name, browser] of [['first', laptop] as const, ['second', laptop] as const, ['phone', phone] as const]) {
    const { _id } = await api.demand('createNote', { token, body: { title: 'Own' } });
    tabs.push({ name, browser, tab: await open(browser, _id), own: _id });
    saved.flags.set(_id, { done: false, passion: false, isDeleted: false });
  }

  let restarting: Promise<unknown> = Promise.resolve();
  const killServer = async ({ withDatabase }: { withDatabase: boolean }) => {
    hang(false);
    await restarting;
    if (withDatabase) signalPostgres(dataDir, 'SIGKILL');
    await app.kill();
    restarting = startApp({ dataDir, port: app.port }).then((started) => {
      app = started;
    });
  };
  const strangersTitles: string[] = [];
  const openAsStranger = async (): Promise<Tab> => {
    laptop.token = await stranger.logIn();
    const tab = await openTab(laptop, stranger.userId, { url: app.url, decide });
    expect(tab.list().filter((one) => one.person !== stranger.userId)).toEqual([]);
    return tab;
  };
  /** The laptop's session is ended elsewhere while entries wait; another person logs in, then the first one again. */
  const switchAccount = async () => {
    hang(false);
    await restarting;
    const ofLaptop = tabs.filter(({ browser }) => browser === laptop);
    await api.demand('logout', { token: laptop.token });
    for (const writer of ofLaptop) {
      await write(writer, pick(sharedIds));
      await writer.tab.kill();
    }
    const guest = await openAsStranger();
    const title = `Theirs ${randomUUID()}`;
    const change = { kind: 'create', note: { _id: randomUUID(), title } } as const;
    await guest.submit(change, { title });
    strangersTitles.push(title);
    await guest.kill();
    laptop.token = await person.logIn();
    for (const writer of ofLaptop) writer.tab = await open(laptop, writer.own);
  };

  let cuts = 0;
  let kills = 0;
  /** Whether a fault that comes now and then comes after this change; `phase` keeps them apart. */
  const isDue = (step: number, times: number, phase: number): boolean => {
    const every = Math.floor(CHANGES / times);
    return step % every === Math.floor(every * phase);
  };
  for (let step = 0; step < CHANGES; step += 1) {
    const writer = pick(tabs);
    const kind = random();
    if (await writers.pressAgain(writer)) {
      if (kind < 0.45) await write(writer, pick(sharedIds));
      else if (kind < 0.6) await writers.pin(writer);
      else if (kind < 0.75) await writers.comment(writer, pick(sharedIds));
      else await writers.flag(writer);
    }
    if (isDue(step, CUTS, 0)) {
      cuts += 1;
      badness = badness > 0 ? 0 : 0.3 + random() * 0.7;
      if (badness === 0) for (const { tab } of tabs) attempt(tab.drain());
    }
    if (random() < CUTS / CHANGES / 2) {
      kills += 1;
      // Killed while it writes: that may arrive or not, once at most.
      write(writer, pick(sharedIds));
      await writer.tab.kill();
      writer.tab = await open(writer.browser, writer.own);
    }
    if (isDue(step, TIMES, 0.1)) hang(true);
    if (isDue(step - LASTING, TIMES, 0.1)) hang(false);
    if (isDue(step, TIMES, 0.3)) await killServer({ withDatabase: false });
    if (isDue(step, TIMES, 0.45)) await killServer({ withDatabase: true });
    if (isDue(step, TIMES, 0.6)) disk.isFull = true;
    if (isDue(step - LASTING, TIMES, 0.6)) disk.isFull = false;
    if (isDue(step, TIMES, 0.8)) await switchAccount();
    if (isDue(step, TIMES * 3, 0.5)) {
      // Starting a server takes a deadline by this clock.
      await restarting;
      clock.offMs = pick([-HOUR_MS, 0, HOUR_MS]);
    }
    if (random() < 0.1 && badness === 0) {
      await readAll(writer.tab, sharedIds);
      await attempt(writers.saveRefused(writer.tab));
    }
  }

  hang(false);
  disk.isFull = false;
  await restarting;
  badness = 0;
  for (const writer of tabs) {
    await expect
      .poll(
        async () => {
          const { tab } = writer;
          await writers.pressAgain(writer);
          await tab.drain();
          await attempt(writers.saveRefused(tab));
          const waiting = tab.list().map(({ change, ...state }) => ({ kind: change.kind, ...state }));
          return [...waiting, ...writers.inHand, ...writers.unsaved.filter((one) => one.writer === writer)];
        },
        { timeout: 60_000, message },
      )
      .toEqual([]);
  }
  const guest = await openAsStranger();
  await expect.poll(() => guest.drain().then(guest.list), { timeout: 60_000, message }).toEqual([]);

  const notes = await listAll(app.url, token);
  for (const [id, words] of saved.words) {
    const there = wordsOf(notes.find(({ _id }) => _id === id)?.content ?? '');
    expect(new Set(there).size, `${message}: a word twice`).toBe(there.length);
    expect(
      words.filter((word) => !there.includes(word)),
      `${message}: lost words`,
    ).toEqual([]);
  }
  const pinned = notes.filter(({ title }) => title.startsWith('New '));
  const titles = pinned.map(({ title }) => title);
  expect(titles.toSorted(), message).toEqual([...saved.titles].sort());
  const pictures = pinned.map(({ media }) => media.map(({ filename }) => filename));
  expect(pictures, message).toEqual(titles.map(picturesOf));
  const theirs = await listAll(app.url, stranger.token);
  expect(theirs.map(({ title }) => title).toSorted(), message).toEqual(strangersTitles.toSorted());
  const whole = await Promise.all(sharedIds.map((id) => api.demand('getNote', { token, params: { id } })));
  const comments = whole.map((note) => note.comments.map(({ content }) => content));
  expect(comments.flat().toSorted(), message).toEqual([...saved.comments].sort());
  const disorder = comments.flatMap((ofNote) => tabs.flatMap((writer) => writers.findDisorder(ofNote, writer)));
  expect(disorder, `${message}: not in order`).toEqual([]);
  for (const [id, flags] of saved.flags) {
    const note = await api.call('getNote', { token, params: { id } });
    if (flags.isDeleted) expect(note.status, message).toBe(404);
    else expect(note.data, message).toMatchObject({ done: flags.done, options: { passion: flags.passion } });
  }
  for (const { tab } of tabs) {
    for (const id of sharedIds) {
      expect((await tab.read(id)).content, message).toBe(notes.find(({ _id }) => _id === id)?.content);
      expect(tab.find(id)?.content, message).toBe(notes.find(({ _id }) => _id === id)?.content);
    }
  }
  recordFigure(
    'outbox',
    `${CHANGES} changes, ${cuts} cuts, ${kills} tabs and ${2 * TIMES} servers killed, ${TIMES} times each: database hangs, disk full, session ended and account switched; clock an hour off: 0 lost, 0 doubled, 0 out of order, ${writers.counts.refusals} met another version (seed ${seed})`,
  );
});
