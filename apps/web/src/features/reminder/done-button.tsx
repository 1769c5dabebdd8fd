import type { Note } from '@pinlife/contract/note/schema';
import { IconCircleCheck, IconRotate } from '@tabler/icons-react';
import { useMarkDone } from '../../entities/reminder/api.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PaperButton } from '../../ui/action/paper-button.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';

/** Marks a note as done, which stops its reminders, or undoes that. */
export const DoneButton = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const markDone = useMarkDone(note._id);
  const { done, title } = note;
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
    <PaperButton icon={done ? IconRotate : IconCircleCheck} onClick={toggle}>
      {t(done ? 'reminder.markUndone' : 'reminder.markDone')}
    </PaperButton>
  );
};
