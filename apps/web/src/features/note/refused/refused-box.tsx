import type { Note } from '@pinlife/contract/note/schema';
import { IconAlertCircle } from '@tabler/icons-react';
import { useAnnouncedEntries } from '../../../entities/note/outbox/display/announced.ts';
import classes from './refused.module.css';
import { RefusedAnswers } from './refused-answers.tsx';

/** The refused entry of a note, shown on its card. */
export const RefusedBox = ({ note }: { note: Note }) => {
  const refused = useAnnouncedEntries().find(({ noteId, refusal }) => noteId === note._id && refusal);
  if (!refused?.refusal) return null;
  return (
    <div className={classes.box}>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <RefusedAnswers entry={refused} title={note.title} refusal={refused.refusal} />
      </div>
    </div>
  );
};
