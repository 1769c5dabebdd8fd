import type { Note } from '@pinlife/contract/note/schema';
import { IconCopy, IconHistory, IconLink, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { noteAddress } from '../../../entities/note/address.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { copyText } from '../../../lib/screen/copy-text.ts';
import { ActionMenu } from '../../../ui/action/action-menu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { openShare } from '../../share/share-opener.ts';
import { openHistory } from '../history/history-opener.ts';
import { editNote } from '../note-editing.ts';
import { useRemoveNote } from '../trash/use-remove-note.ts';
import classes from './note.module.css';
import { useDuplicateNote } from './use-duplicate-note.ts';

export const NoteMenu = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const { mutate: duplicate } = useDuplicateNote();
  const remove = useRemoveNote();
  const copyLink = async () => {
    const isCopied = await copyText(noteAddress(note._id));
    showToast(
      isCopied ? { kind: 'success', text: t('note.linkCopied') } : { kind: 'error', text: t('note.copyFailed') },
    );
  };
  return (
    <ActionMenu
      label={t('note.actions')}
      className={classes.icon}
      actions={[
        { label: t('note.edit'), icon: IconPencil, run: () => editNote(note) },
        { label: t('note.duplicate'), icon: IconCopy, run: () => duplicate(note) },
        { label: t('share.title'), icon: IconShare2, run: () => openShare(note) },
        { label: t('note.copyLink'), icon: IconLink, run: copyLink },
        { label: t('note.history'), icon: IconHistory, run: () => openHistory(note) },
        { label: t('note.delete'), icon: IconTrash, run: () => remove(note), isDangerous: true, isApart: true },
      ]}
    />
  );
};
