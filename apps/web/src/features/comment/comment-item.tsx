import type { Comment } from '@pinlife/contract/comment/schema';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { OwnAvatar } from '../../entities/user/own-avatar.tsx';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { editKeyOf, useKeptText } from '../../lib/storage/use-kept-text.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { useDeleteComment } from './api.ts';
import classes from './comment.module.css';
import { CommentEdit } from './comment-edit.tsx';

type CommentItemProps = { noteId: string; comment: Comment; onDeleted: () => void };

export const CommentItem = ({ noteId, comment, onDeleted }: CommentItemProps) => {
  const [draft, setDraft] = useKeptText(editKeyOf(comment._id), noteId);
  const item = useRef<HTMLLIElement>(null);
  const isEditing = draft !== null;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The field was closed, so its opener gets the focus.
    if (wasEditing.current && !isEditing) item.current?.querySelector('button')?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <li ref={item} className={classes.comment}>
      <OwnAvatar size="sm" />
      {draft === null ? (
        <CommentView {...{ noteId, comment, onDeleted }} onEdit={() => setDraft(comment.content)} />
      ) : (
        <CommentEdit {...{ noteId, comment, draft, setDraft }} onDone={() => setDraft(null)} />
      )}
    </li>
  );
};

const look = { type: 'button', className: classes.icon, 'data-tip': 'end' } as const;

const CommentView = ({ noteId, comment, onEdit, onDeleted }: CommentItemProps & { onEdit: () => void }) => {
  const { t } = useTranslation();
  const { content, createdAt, updatedAt } = comment;
  const { mutate: deleteComment } = useDeleteComment(noteId, comment._id);
  const askToDelete = async () => {
    const isConfirmed = await confirm({
      title: t('comment.deleteQuestion'),
      text: t('comment.deleteText'),
      confirmLabel: t('note.delete'),
      cancelLabel: t('note.keep'),
      danger: true,
    });
    if (!isConfirmed) return;
    deleteComment();
    onDeleted();
  };
  return (
    <>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {content}
        </p>
        <p className={classes.meta}>
          {updatedAt === createdAt ? formatMoment(createdAt) : t('note.editedOn', { date: formatMoment(updatedAt) })}
        </p>
      </div>
      <div className={classes.actions}>
        <button {...look} aria-label={t('comment.edit')} onClick={onEdit}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </button>
        <button {...look} aria-label={t('comment.delete')} onClick={askToDelete}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
    </>
  );
};
