import { type NoteColor, noteColors } from '@pinlife/contract/note/limits';

/** The number of a paper in the design, 1 to 8: what `data-c` of `ui/mark/paper.module.css` takes. */
export const paperNumber = (color: NoteColor): number =>
  Math.max(1, noteColors.findIndex(({ value }) => value === color) + 1);
