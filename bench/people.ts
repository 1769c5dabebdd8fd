import { createRandom } from './text/random.ts';
import type { NoteRange } from './text/searches.ts';

export type DataSize = {
  people: number;
  /** Notes of the collector. */
  bigNotes: number;
  /** Notes of the neighbour: as many as other programs are measured with. */
  neighbourNotes: number;
};

export const dataSizes = {
  quick: { people: 50, bigNotes: 20_000, neighbourNotes: 10_000 },
  full: { people: 1_000, bigNotes: 200_000, neighbourNotes: 10_000 },
} as const satisfies Record<string, DataSize>;
export type DataSizeName = keyof typeof dataSizes;

/** Those whom rows are about, by their number. */
export const characters = {
  /** Has very many notes. */
  collector: 0,
  /** Has an ordinary number of notes. */
  person: 1,
  /** For writes: no other row reads these notes. */
  writer: 2,
  /** Has as many notes as other programs are measured with. */
  neighbour: 3,
  newcomer: 4,
} as const;
export type Character = keyof typeof characters;

const FEW = 10;
const ORDINARY = 1_000;
/** Of the others one in so many has an ordinary number of notes, the rest have few. */
const ORDINARY_ONE_IN = 25;
const WEEK = 7;
const YEAR = 365;

export type Holding = {
  person: number;
  notes: NoteRange;
  /** Over how many days they were written. */
  days: number;
};

/** Who has which notes. The last person holds the many reminders. */
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

const sizeOf = (
  person: number,
  { last, bigNotes, neighbourNotes }: { last: number } & Omit<DataSize, 'people'>,
): { count: number; days: number } => {
  if (person === characters.collector) return { count: bigNotes, days: 8 * YEAR };
  if (person === characters.neighbour) return { count: neighbourNotes, days: 4 * YEAR };
  if (person === characters.writer) return { count: 0, days: 0 };
  const isOrdinary = person === characters.person || person === last || person % ORDINARY_ONE_IN === 0;
  return isOrdinary ? { count: ORDINARY, days: YEAR } : { count: FEW, days: 2 * WEEK };
};

/** Numbers of notes that nobody has yet: what is created while something is measured. */
export const FRESH_NOTES = 10_000_000;

export const userId = (index: number) => `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

const ID_SEED = 7;
const GROUP = 2 ** 24 - 1;

/** Of a note with this number, as much by chance as any other id. */
export const noteId = (number: number): string => {
  const random = createRandom(ID_SEED, number);
  const group = () => random.between(0, GROUP).toString(16).padStart(6, '0');
  const [a, b, c, d, e] = [group(), group(), group(), group(), group()];
  return `${a}${b.slice(0, 2)}-${b.slice(2)}-4${c.slice(0, 3)}-8${d.slice(0, 3)}-${d}${e}`;
};
