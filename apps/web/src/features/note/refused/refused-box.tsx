import type { Note } from '@pinlife/contract/note/schema';
import { IconAlertCircle } from '@tabler/icons-react';
import { useHeld } from '../../../entities/note/outbox/view/held.ts';
import classes from './refused.module.css';
import { RefusedAnswers } from './refused-answers.tsx';

/** On the card of a note: that a change of it was not taken. */
export const RefusedBox = ({ note }: { note: Note }) => {
  const refused = useHeld().find(({ noteId, refusal }) => noteId === note._id && refusal);
  if (!refused?.refusal) return null;
  return (
    <div className={classes.box}>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <RefusedAnswers waiting={refused} title={note.title} refusal={refused.refusal} />
      </div>
    </div>
  );
};
