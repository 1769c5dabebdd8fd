import type { Note } from '@pinlife/contract/note/schema';
import { localDate, type PlainDate } from '../../../lib/time/plain-date.ts';

/** The day on which a note was made, by the clock of this device. */
export const dayOf = ({ createdAt }: Pick<Note, 'createdAt'>): PlainDate => localDate(new Date(createdAt));

/** A run of notes of one day, by their places in the list. */
type NoteDay = { date: PlainDate; first: number; last: number };

/** The days that some places of a list lie in, each as far as the list goes. */
export const listDays = (notes: readonly Pick<Note, 'createdAt'>[], places: readonly number[]): NoteDay[] => {
  const days: NoteDay[] = [];
  for (const place of places) {
    const note = notes[place];
    const known = days.at(-1);
    if (!note || (known && place <= known.last)) continue;
    const date = dayOf(note);
    const isSame = (index: number) => {
      const other = notes[index];
      return other !== undefined && dayOf(other) === date;
    };
    let [first, last] = [place, place];
    while (isSame(first - 1)) first -= 1;
    while (isSame(last + 1)) last += 1;
    days.push({ date, first, last });
  }
  return days;
};
