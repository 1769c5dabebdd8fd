import type { Note } from '@pinlife/contract/note';
import { Pin } from '../../ui/pin.tsx';
import classes from './note.module.css';

const pinKind = ({ done, reminder }: Note) => (done ? 'hole' : reminder ? 'live' : 'plain');

/** What holds a note: a live reminder, nothing in particular, or nothing any more. */
export const NotePin = ({ note }: { note: Note }) => {
  const kind = pinKind(note);
  return (
    <span className={classes.pin} data-kind={kind} aria-hidden>
      <Pin kind={kind} />
    </span>
  );
};
