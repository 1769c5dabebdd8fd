import type { Comment } from '@pinlife/contract/comment/schema';
import type { FormEvent } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { editKeyOf, findKeptText } from '../../lib/storage/use-kept-text.ts';
import { Button } from '../../ui/action/button.tsx';
import { useEditComment } from './api.ts';
import classes from './comment.module.css';
import { CommentField } from './comment-field.tsx';

type CommentEditProps = {
  noteId: string;
  comment: Comment;
  draft: string;
  setDraft: (draft: string) => void;
  onDone: () => void;
};

export const CommentEdit = ({ noteId, comment, draft, setDraft, onDone }: CommentEditProps) => {
  const { t } = useTranslation();
  const endUnlessChanged = (sent: string) => {
    if (findKeptText(editKeyOf(comment._id)) === sent) onDone();
  };
  const { mutate: edit, isPending } = useEditComment(noteId, comment, endUnlessChanged);
  const isEmpty = draft.trim() === '';
  const update = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || isPending) return;
    if (draft.trim() === comment.content) onDone();
    else edit(draft);
  };
  return (
    <form className={classes.edit} onSubmit={update}>
      <CommentField
        label={t('comment.edit')}
        value={draft}
        onChange={setDraft}
        onSubmit={update}
        onEscape={onDone}
        takesFocus
      />
      <div className={classes.answers}>
        <Button type="submit" size="sm" disabled={isEmpty} isLoading={isPending}>
          {t('comment.update')}
        </Button>
        <Button variant="plain" size="sm" onClick={onDone}>
          {t('comment.cancel')}
        </Button>
      </div>
    </form>
  );
};
