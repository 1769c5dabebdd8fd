import type { Note } from '@pinlife/contract/note/schema';
import { IconCircleCheck, IconRotate } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import classes from '../note/card/note.module.css';
import { useMarkDone } from './api.ts';

/** Ends the reminders of a note and says that it is done, or takes that back. */
export const DoneButton = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const { mutate: markDone } = useMarkDone(note._id);
  const { done, title } = note;
  const Icon = done ? IconRotate : IconCircleCheck;
  const toggle = async () => {
    const question = {
      title: t('reminder.endQuestion'),
      text: t('reminder.endText', { title }),
      confirmLabel: t('reminder.end'),
      cancelLabel: t('shell.cancel'),
    };
    if (done || (await confirm(question))) markDone(!done);
  };
  return (
    <button type="button" className={classes.button} onClick={toggle}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(done ? 'reminder.markUndone' : 'reminder.markDone')}
    </button>
  );
};
