import { randomInt, randomUUID } from 'node:crypto';
import type { Note } from '@pinlife/contract/note/schema';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataFolder, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { isFull, recordFigure } from '../testing/fault-figures.ts';
import { createPerson } from './support/person.ts';
import { createRandom } from './support/random.ts';
import { connect, createBrowser, type Fault, openTab, type Tab } from './support/tab.ts';

const CHANGES = isFull ? 1000 : 150;
const CUTS = isFull ? 50 : 10;
const SERVER_KILLS = isFull ? 5 : 1;
const NOTES = 6;

/** What the person has seen saved: words in the text of notes, new notes, comments, and how each tab left its own note. */
type Saved = { words: Map<string, string[]>; titles: Set<string>; comments: Set<string>; flags: Map<string, Flags> };
type Flags = { done: boolean; passion: boolean; isDeleted: boolean };

const wordsOf = (content: string): string[] => content.match(/word\d+/g) ?? [];
const toText = (words: readonly string[]): string => `<p>${words.join(' ')}</p>`;

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

it('loses and doubles nothing of what two tabs and a phone write over a network that is cut at random', async () => {
  const seed = Number(process.env['PINLIFE_SEED'] ?? (isFull ? randomInt(1_000_000) : 7));
  const random = createRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const dataDir = await makeDataFolder();
  let app = await startApp({ dataDir });
  onTestFinished(async () => {
    await app.stop();
    await removeDataFolder(dataDir);
  });
  connect();
  const person = await createPerson(app);
  const { token, api, userId } = person;
  const shared = await Promise.all(
    Array.from({ length: NOTES }, (_one, index) =>
      api.demand('createNote', { token, body: { title: `Note ${index}`, content: toText([]) } }),
    ),
  );
  const sharedIds = shared.map(({ _id }) => _id);

  /** How bad the network is right now. */
  let badness = 0;
  const decide = (): Fault => (random() >= badness ? 'none' : random() < 0.5 ? 'before' : 'after');
  const [laptop, phone] = [createBrowser(token), createBrowser(token)];
  const open = async (browser: typeof laptop): Promise<Tab> => {
    const tab = await openTab(browser, userId, { url: app.url, decide });
    for (const id of sharedIds) await tab.read(id).catch(() => undefined);
    return tab;
  };
  const places = [
    { browser: laptop, tab: await open(laptop), own: '' },
    { browser: laptop, tab: await open(laptop), own: '' },
    { browser: phone, tab: await open(phone), own: '' },
  ];
  const saved: Saved = {
    ...{ titles: new Set(), comments: new Set(), flags: new Map() },
    words: new Map(sharedIds.map((id) => [id, []])),
  };
  for (const place of places) {
    const note = await api.demand('createNote', { token, body: { title: 'Own' } });
    place.own = note._id;
    await place.tab.read(note._id);
    saved.flags.set(note._id, { done: false, passion: false, isDeleted: false });
  }

  let refusals = 0;
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  let lastWord = 0;
  const write = async (tab: Tab, id: string) => {
    const note = tab.find(id);
    if (!note) return;
    lastWord += 1;
    const word = `word${lastWord}`;
    const content = toText([...wordsOf(note.content), word]);
    const { version, onTopOf } = note;
    try {
      await tab.submit({ kind: 'update', id, version, onTopOf, changes: { content } }, { content });
      saved.words.get(id)?.push(word);
    } catch {
      // Refused at once: it is still on the screen of whoever wrote it, and was not said to be saved.
      await attempt(tab.read(id));
    }
  };
  const pin = async (tab: Tab) => {
    const title = `New ${randomUUID()}`;
    await tab.submit({ kind: 'create', note: { _id: randomUUID(), title } }, { title });
    saved.titles.add(title);
  };
  const comment = async (tab: Tab, id: string) => {
    const content = `Comment ${randomUUID()}`;
    await tab.submit({ kind: 'comment', id, commentId: randomUUID(), content, isNew: true }, {});
    saved.comments.add(content);
  };
  const flag = async (tab: Tab, id: string) => {
    const flags = saved.flags.get(id);
    if (!flags) return;
    const kind = flags.isDeleted ? 2 : Math.floor(random() * 3);
    if (kind === 0) {
      flags.done = !flags.done;
      await tab.submit({ kind: 'done', id, done: flags.done }, { done: flags.done });
    } else if (kind === 1) {
      flags.passion = !flags.passion;
      const options = { passion: flags.passion };
      await tab.submit({ kind: 'update', id, version: null, changes: { options } }, { options });
    } else {
      flags.isDeleted = !flags.isDeleted;
      const deletedAt = flags.isDeleted ? new Date().toISOString() : null;
      await tab.submit({ kind: flags.isDeleted ? 'delete' : 'restore', id }, { deletedAt });
    }
  };
  /** Texts that were taken back and are on somebody's screen, until they are saved again. */
  const inHand: { id: string; words: string[] }[] = [];
  const rewrite = async (tab: Tab): Promise<void> => {
    for (const text of [...inHand]) {
      const { content: known, version } = await tab.read(text.id);
      const words = wordsOf(known);
      const content = toText([...words, ...text.words.filter((word) => !words.includes(word))]);
      await tab.submit({ kind: 'update', id: text.id, version, changes: { content } }, { content });
      inHand.splice(inHand.indexOf(text), 1);
    }
  };
  /** A refused text is taken from the list and written again to the note as it stands: the person keeps both. */
  const settleRefused = async (tab: Tab): Promise<void> => {
    const refused = tab.list().find(({ refusal }) => refusal);
    if (refused) {
      refusals += 1;
      inHand.push({ id: refused.noteId, words: wordsOf(await tab.takeBack(refused)) });
    }
    await rewrite(tab);
  };

  let cuts = 0;
  let kills = 0;
  let restarting: Promise<unknown> = Promise.resolve();
  for (let step = 0; step < CHANGES; step += 1) {
    const place = pick(places);
    const kind = random();
    if (kind < 0.45) await write(place.tab, pick(sharedIds));
    else if (kind < 0.6) await pin(place.tab);
    else if (kind < 0.75) await comment(place.tab, pick(sharedIds));
    else await flag(place.tab, place.own);
    if (step % Math.floor(CHANGES / CUTS) === 0) {
      cuts += 1;
      badness = badness > 0 ? 0 : 0.3 + random() * 0.7;
      if (badness === 0) for (const { tab } of places) attempt(tab.drain());
    }
    if (random() < CUTS / CHANGES / 2) {
      kills += 1;
      // Killed while it writes: that may arrive or not, once at most.
      write(place.tab, pick(sharedIds));
      place.tab.kill();
      place.tab = await open(place.browser);
      for (const id of [...sharedIds, place.own]) await attempt(place.tab.read(id));
    }
    if (step % Math.floor(CHANGES / SERVER_KILLS) === Math.floor(CHANGES / SERVER_KILLS / 2)) {
      await app.kill();
      restarting = startApp({ dataDir, port: app.port }).then((started) => {
        app = started;
      });
    }
    if (random() < 0.1 && badness === 0) {
      for (const id of sharedIds) await attempt(place.tab.read(id));
      await attempt(settleRefused(place.tab));
    }
  }

  await restarting;
  badness = 0;
  for (const { tab } of places) {
    await expect
      .poll(
        async () => {
          await tab.drain();
          await attempt(settleRefused(tab));
          return [...tab.list().map(({ change, ...state }) => ({ kind: change.kind, ...state })), ...inHand];
        },
        { timeout: 60_000, message: `seed ${seed}` },
      )
      .toEqual([]);
  }

  const notes = await listAll(app.url, token);
  const message = `seed ${seed}`;
  for (const [id, words] of saved.words) {
    const there = wordsOf(notes.find(({ _id }) => _id === id)?.content ?? '');
    expect(there.toSorted(), `${message}: the words of one note`).toEqual([...new Set([...words, ...there])].sort());
    expect(new Set(there).size, `${message}: a word twice`).toBe(there.length);
    expect(
      words.filter((word) => !there.includes(word)),
      `${message}: lost words`,
    ).toEqual([]);
  }
  const titles = notes.map(({ title }) => title).filter((title) => title.startsWith('New '));
  expect(titles.toSorted(), message).toEqual([...saved.titles].sort());
  const whole = await Promise.all(sharedIds.map((id) => api.demand('getNote', { token, params: { id } })));
  const comments = whole.flatMap((note) => note.comments.map(({ content }) => content));
  expect(comments.toSorted(), message).toEqual([...saved.comments].sort());
  for (const [id, flags] of saved.flags) {
    const note = await api.call('getNote', { token, params: { id } });
    if (flags.isDeleted) expect(note.status, message).toBe(404);
    else expect(note.data, message).toMatchObject({ done: flags.done, options: { passion: flags.passion } });
  }
  for (const { tab } of places) {
    for (const id of sharedIds) {
      expect((await tab.read(id)).content, message).toBe(notes.find(({ _id }) => _id === id)?.content);
      expect(tab.find(id)?.content, message).toBe(notes.find(({ _id }) => _id === id)?.content);
    }
  }
  recordFigure(
    'outbox',
    `${CHANGES} changes, ${cuts} cuts, ${kills} tabs and ${SERVER_KILLS} servers killed: 0 lost, 0 doubled, ${refusals} met another version (seed ${seed})`,
  );
});
