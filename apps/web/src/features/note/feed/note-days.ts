import type { Note } from '@pinlife/contract/note/schema';
import { localDate, type PlainDate } from '../../../lib/time/plain-date.ts';

/** The day on which a note was made, by the clock of this device. */
export const dayOf = ({ createdAt }: Pick<Note, 'createdAt'>): PlainDate => localDate(new Date(createdAt));

/** A run of notes of one day, by their positions in the list. */
type NoteDay = { date: PlainDate; first: number; last: number };

/** The days that some positions of a list lie in, each as far as the list goes. */
export const listDays = (notes: readonly Pick<Note, 'createdAt'>[], positions: readonly number[]): NoteDay[] => {
  const days: NoteDay[] = [];
  for (const position of positions) {
    const note = notes[position];
    const known = days.at(-1);
    if (!note || (known && position <= known.last)) continue;
    const date = dayOf(note);
    const isSame = (index: number) => {
      const other = notes[index];
      return other !== undefined && dayOf(other) === date;
    };
    let [first, last] = [position, position];
    while (isSame(first - 1)) first -= 1;
    while (isSame(last + 1)) last += 1;
    days.push({ date, first, last });
  }
  return days;
};
