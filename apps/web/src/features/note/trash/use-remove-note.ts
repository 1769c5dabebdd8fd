import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { useDeleteNote } from './trash-api.ts';

/** Asks, then deletes; returns whether it was deleted. */
export const useRemoveNote = () => {
  const { t } = useTranslation();
  const { mutate: deleteNote } = useDeleteNote();
  return async ({ _id, title, share }: Note, onConfirmed?: () => void): Promise<boolean> => {
    const isConfirmed = await confirm({
      title: t('note.deleteQuestion', { title }),
      text: t(share ? 'note.deleteSharedText' : 'note.deleteText', { days: TRASH_DAYS }),
      confirmLabel: t('note.delete'),
      cancelLabel: t('note.keep'),
      danger: true,
    });
    if (isConfirmed) {
      onConfirmed?.();
      deleteNote(_id);
    }
    return isConfirmed;
  };
};
