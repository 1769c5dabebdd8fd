import type { Note } from '@pinlife/contract/note/schema';
import { useState } from 'react';
import { useHeldState } from '../../../entities/note/outbox/view/held.ts';
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

/** What holds a note: nothing yet, as the server does not have it; a live reminder, nothing in particular, or nothing any more. */
export const NotePin = ({ note }: { note: Note }) => {
  const isJustDone = useIsJustDone(note.done);
  const isHeld = useHeldState(note._id) !== null;
  return (
    <>
      <Pin kind={isHeld ? 'hollow' : pinKind(note)} className={classes.pin} />
      {isJustDone && <Pin className={`${classes.pin} ${classes.leaving}`} />}
    </>
  );
};
