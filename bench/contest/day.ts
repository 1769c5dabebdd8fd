import { FRESH_NOTES } from '../people.ts';
import { waitUntilIdle } from '../processor.ts';
import { createReplay, type Request } from '../replay.ts';
import type { Side } from '../sample.ts';
import { writeNote } from '../text/note.ts';
import { chooseSearches, mixSearches } from '../text/searches.ts';
import { demand, findUnchanged } from './ask.ts';
import type { Contestant, Day } from './contestant.ts';

const NOTES_EACH = 20;
const CLIENTS = 8;
const SEARCHES_EACH = 16;
/** Six of ten people only read; the others also write. */
const READERS_IN_TEN = 6;
/**
 * The share per hundred calls; with the writes and the reads after them, and the other reads of `writeHundred`, they are a
 * hundred.
 */
const UNCHANGED = 55;
const CHANGED = 10;
const HUNDREDS = 200;

/** A call of the person with this number; `turn` counts the person's calls of this kind. */
type Act = (person: number, turn: number) => Request;
type Acts = Record<'create' | 'edit' | 'tick' | 'passion' | 'comment' | 'note' | 'search' | 'events' | 'rung', Act>;

/**
 * The mixed day: of a hundred calls 55 open the app unchanged and 10 changed, 8 open a note, 6 create one, 4 edit, 4 tick
 * or mark, 2 comment, 5 search, 6 ask for events and notifications.
 */
export const openMixedDay = async (contestant: Contestant, people: number): Promise<Side> => {
  const { port, programs } = contestant;
  const day = await contestant.openDay(people);
  const ids = await fill(port, day, people);
  await waitUntilIdle(programs);
  const readers = Math.floor((people * READERS_IN_TEN) / 10);
  const unchanged: Request[] = [];
  for (let reader = 0; reader < readers; reader += 1) {
    const list = day.list(reader);
    unchanged.push((await findUnchanged(port, list)) ?? list);
  }
  const acts = writeActs(day, ids);
  const reader = createLoopYield(unchanged.length, 0);
  const writer = createLoopYield(people - readers, readers);
  const anybody = createLoopYield(people, 0);
  const counts = new Map<string, number>();
  const act = (name: keyof Acts, person: number): Request => {
    const key = `${name} ${person}`;
    const turn = counts.get(key) ?? 0;
    counts.set(key, turn + 1);
    return acts[name](person, turn);
  };
  const writeHundred = (): Request[] => {
    const kinds = interleave<keyof Acts>([
      repeat('create', 6),
      repeat('edit', 4),
      repeat('tick', 2),
      repeat('passion', 2),
      repeat('comment', 2),
    ]);
    const writes = kinds.flatMap((name, index) => {
      const person = writer();
      return index < CHANGED ? [act(name, person), day.list(person)] : [act(name, person)];
    });
    const reads = interleave<keyof Acts>([
      repeat('note', 8),
      repeat('search', 5),
      repeat('events', 3),
      repeat('rung', 3),
    ]);
    return interleave([
      writes,
      Array.from({ length: UNCHANGED }, () => unchanged[reader()] as Request),
      reads.map((name) => act(name, anybody())),
    ]);
  };
  const requests = Array.from({ length: HUNDREDS }, writeHundred).flat();
  return { replay: createReplay(port, requests), programs, hasWrites: true };
};

const repeat = <Item>(item: Item, count: number): Item[] => Array.from({ length: count }, () => item);

/** Numbers from `first` on, repeatedly. */
const createLoopYield = (count: number, first: number): (() => number) => {
  let next = 0;
  return () => first + (next++ % count);
};

/** Merges the lists, each spread evenly over the whole. */
const interleave = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Consecutive writes of a person differ, so that none changes nothing. */
const writeActs = (day: Day, ids: readonly (readonly string[])[]): Acts => {
  const searches = mixSearches(
    chooseSearches(
      { first: 0, count: ids.length * NOTES_EACH },
      { first: FRESH_NOTES, count: ids.length * NOTES_EACH },
      SEARCHES_EACH,
    ),
  );
  const nextSearch = createLoopYield(searches.length, 0);
  const nextNote = createLoopYield(FRESH_NOTES, FRESH_NOTES);
  const pick = (person: number, turn: number): string => ids[person]?.[turn % NOTES_EACH] ?? '';
  return {
    create: (person) => day.create(person, writeNote(nextNote())),
    edit: (person) => day.edit(person, pick(person, 0), writeNote(nextNote())),
    tick: (person, turn) => day.tick(person, pick(person, 1), turn % 2 === 0),
    passion: (person, turn) => day.setPassion(person, pick(person, 2), turn % 2 === 0),
    comment: (person, turn) => day.comment(person, pick(person, turn), writeNote(nextNote()).title),
    note: (person, turn) => day.readNote(person, pick(person, turn)),
    search: (person) => day.search(person, searches[nextSearch()] ?? ''),
    events: (person) => day.listEvents(person),
    rung: (person) => day.listNotifications(person),
  };
};

/** Creates the same notes for each person, over the API; returns their ids. */
const fill = async (port: number, day: Day, people: number): Promise<string[][]> => {
  const ids: string[][] = [];
  let next = 0;
  const work = async () => {
    for (let person = next++; person < people; person = next++) {
      const own: string[] = [];
      for (let index = 0; index < NOTES_EACH; index += 1) {
        // A note that is no passion yet can become one.
        const note = { ...writeNote(person * NOTES_EACH + index), isPassion: false };
        own.push(day.readId(await demand(port, day.create(person, note))));
      }
      ids[person] = own;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return ids;
};
