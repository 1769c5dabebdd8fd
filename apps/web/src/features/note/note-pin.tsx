import type { Note } from '@pinlife/contract/note';
import { Pin } from '../../ui/pin.tsx';
import classes from './note.module.css';

const pinKind = ({ done, reminder }: Note) => (done ? 'hole' : reminder ? 'live' : 'plain');

/** What holds a note: a live reminder, nothing in particular, or nothing any more. */
export const NotePin = ({ note }: { note: Note }) => <Pin kind={pinKind(note)} className={classes.pin} />;
