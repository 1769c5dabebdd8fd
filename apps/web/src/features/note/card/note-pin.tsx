import type { Note } from '@pinlife/contract/note/schema';
import { useState } from 'react';
import { Pin } from '../../../ui/mark/pin.tsx';
import classes from './note.module.css';

const pinKind = ({ done, reminders }: Note) =>
  done ? 'hole' : reminders.some(({ nextAt }) => nextAt !== null) ? 'live' : 'plain';

/** Whether a note that is shown was marked as done just now, before these eyes. */
const useIsJustDone = (done: boolean): boolean => {
  const [before, setBefore] = useState({ done, isJustDone: false });
  if (before.done !== done) setBefore({ done, isJustDone: done });
  return before.isJustDone && done;
};

/** What holds a note: a live reminder, nothing in particular, or nothing any more. */
export const NotePin = ({ note }: { note: Note }) => {
  const isJustDone = useIsJustDone(note.done);
  return (
    <>
      <Pin kind={pinKind(note)} className={classes.pin} />
      {isJustDone && <Pin className={`${classes.pin} ${classes.leaving}`} />}
    </>
  );
};
