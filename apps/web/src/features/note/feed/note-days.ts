import type { Note } from '@pinlife/contract/note/schema';
import { localDate, type PlainDate } from '../../../lib/time/plain-date.ts';

/** The day on which a note was made, by the clock of this device. */
export const dayOf = ({ createdAt }: Pick<Note, 'createdAt'>): PlainDate => localDate(new Date(createdAt));

/** A run of notes of one day, by their positions in the list. */
type NoteDay = { date: PlainDate; first: number; last: number };

/** The days that some positions of a list lie in, each as far as the list goes. The list is in order, newest first. */
export const listDays = (notes: readonly Pick<Note, 'createdAt'>[], positions: readonly number[]): NoteDay[] => {
  const days: NoteDay[] = [];
  for (const position of positions) {
    const note = notes[position];
    const known = days.at(-1);
    if (!note || (known && position <= known.last)) continue;
    const date = dayOf(note);
    const first = countWhile(notes, (other) => dayOf(other) > date);
    const last = countWhile(notes, (other) => dayOf(other) >= date) - 1;
    days.push({ date, first, last });
  }
  return days;
};

/** By halving: all notes of an import can be of one day, and this runs whenever the list is scrolled. */
const countWhile = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
};
