import type { Note } from '@pinlife/contract/note/schema';
import { useState } from 'react';
import { useAnnouncedState } from '../../../entities/note/outbox/display/announced.ts';
import { Pin } from '../../../ui/mark/pin.tsx';
import classes from './note.module.css';

const pinKind = ({ done, reminders }: Note) =>
  done ? 'hole' : reminders.some(({ nextAt }) => nextAt !== null) ? 'live' : 'plain';

/** Whether a note was marked as done while it is shown. */
const useIsJustDone = (done: boolean): boolean => {
  const [before, setBefore] = useState({ done, isJustDone: false });
  if (before.done !== done) setBefore({ done, isJustDone: done });
  return before.isJustDone && done;
};

/** The pin of a note: unsent, reminding, plain or done. */
export const NotePin = ({ note }: { note: Note }) => {
  const isJustDone = useIsJustDone(note.done);
  const isAnnounced = useAnnouncedState(note._id) !== null;
  return (
    <>
      <Pin kind={isAnnounced ? 'hollow' : pinKind(note)} className={classes.pin} />
      {isJustDone && <Pin className={`${classes.pin} ${classes.leaving}`} />}
    </>
  );
};
