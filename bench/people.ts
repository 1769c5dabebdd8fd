import { createRandom } from './text/random.ts';
import type { NoteRange } from './text/searches.ts';

type DataSize = {
  people: number;
  /** The number of the collector's notes. */
  bigNotes: number;
  /** The number of the neighbour's notes: as many as other programs are measured with. */
  neighbourNotes: number;
};

export const dataSizes = {
  quick: { people: 50, bigNotes: 20_000, neighbourNotes: 10_000 },
  full: { people: 1_000, bigNotes: 200_000, neighbourNotes: 10_000 },
} as const satisfies Record<string, DataSize>;
export type DataSizeName = keyof typeof dataSizes;

/** The people of the rows, by the number of their account. */
export const characters = {
  /** `bigNotes` notes (200,000): for the worst case of lists and searches. */
  collector: 0,
  /** 1,000 notes. */
  person: 1,
  /** Starts without notes; rows that write use this account, so that no other row reads its notes. */
  writer: 2,
  /** `neighbourNotes` notes (10,000): as many as other programs are measured with. */
  neighbour: 3,
  /** 10 notes. */
  newcomer: 4,
} as const;
export type Character = keyof typeof characters;

const FEW = 10;
const ORDINARY = 1_000;
/** One of 25 other people has 1,000 notes, the rest have 10. */
const ORDINARY_ONE_IN = 25;
const WEEK = 7;
const YEAR = 365;

/** How notes are spread over time and in the database. Searches should cost the same on each. */
const spreads = {
  'made within a day': { days: 1 },
  'imported in one go': { days: 8 * YEAR, isImported: true },
  'half of them edited': { days: 8 * YEAR, isEdited: true },
} as const satisfies Record<string, Spread>;
type SpreadName = keyof typeof spreads;
const spreadNames = Object.keys(spreads) as SpreadName[];

type Spread = {
  /** The days over which they were written. */
  days: number;
  /** Inserted in random order of their dates. */
  isImported?: boolean;
  /** Every second one was updated after all were inserted. */
  isEdited?: boolean;
};

export type Holding = Spread & {
  person: number;
  notes: NoteRange;
};

/** Lists the notes of each person. The last person has the many reminders. */
export const listHoldings = ({ people, bigNotes, neighbourNotes }: DataSize): Holding[] => {
  const last = people + Object.keys(characters).length - 1;
  let first = 0;
  return Array.from({ length: last + 1 }, (_none, person) => {
    const { count, days } = sizeOf(person, { last, bigNotes, neighbourNotes });
    const notes = { first, count };
    first += count;
    return { person, notes, days };
  });
};

export type Twin = Holding & { of: 'collector' | 'neighbour'; spread: SpreadName };

const FIRST_TWIN = 1_000_000;

/** Lists further people with the same notes as the collector and the neighbour, one for each spread. */
export const listTwins = (size: DataSize): Twin[] => {
  const holdings = listHoldings(size);
  return (['neighbour', 'collector'] as const).flatMap((of, place) =>
    spreadNames.map((spread, index) => ({
      ...spreads[spread],
      ...{ of, spread, person: FIRST_TWIN + place * spreadNames.length + index },
      notes: holdings[characters[of]]?.notes ?? { first: 0, count: 0 },
    })),
  );
};

const sizeOf = (
  person: number,
  { last, bigNotes, neighbourNotes }: { last: number } & Omit<DataSize, 'people'>,
): { count: number; days: number } => {
  if (person === characters.collector) return { count: bigNotes, days: 8 * YEAR };
  if (person === characters.neighbour) return { count: neighbourNotes, days: 8 * YEAR };
  if (person === characters.writer) return { count: 0, days: 0 };
  const isOrdinary = person === characters.person || person === last || person % ORDINARY_ONE_IN === 0;
  return isOrdinary ? { count: ORDINARY, days: YEAR } : { count: FEW, days: 2 * WEEK };
};

/** The first number of notes that are created during a measurement. */
export const FRESH_NOTES = 10_000_000;

export const userId = (index: number) => `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

const ID_SEED = 7;
const GROUP = 2 ** 24 - 1;

/** The id of a note by its number: pseudo-random, like real ids. */
export const noteId = (number: number): string => {
  const random = createRandom(ID_SEED, number);
  const group = () => random.between(0, GROUP).toString(16).padStart(6, '0');
  const [a, b, c, d, e] = [group(), group(), group(), group(), group()];
  return `${a}${b.slice(0, 2)}-${b.slice(2)}-4${c.slice(0, 3)}-8${d.slice(0, 3)}-${d}${e}`;
};
