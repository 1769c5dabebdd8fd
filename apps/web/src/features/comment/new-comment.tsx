import type { FormEvent } from 'react';
import { OwnAvatar } from '../../entities/user/own-avatar.tsx';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { returnText, takeText, useKeptText } from '../../lib/storage/use-kept-text.ts';
import { Button } from '../../ui/action/button.tsx';
import { useAddComment } from './api.ts';
import classes from './comment.module.css';
import { CommentField } from './comment-field.tsx';

export const NewComment = ({ noteId, shownIn }: { noteId: string; shownIn: string }) => {
  const { t } = useTranslation();
  const key = `comment ${shownIn} ${noteId}`;
  const [kept, setKept] = useKeptText(key, noteId);
  const draft = kept ?? '';
  const setDraft = (text: string) => setKept(text === '' ? null : text);
  const { mutate: add, isPending } = useAddComment(noteId, (refused) => returnText(key, noteId, refused));
  const isEmpty = draft.trim() === '';
  const post = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || isPending) return;
    const onStored = takeText(key);
    // The comment is already in the list.
    setDraft('');
    add({ text: draft, onStored });
  };
  return (
    <form className={classes.new} onSubmit={post}>
      <OwnAvatar size="sm" />
      <CommentField label={t('comment.write')} value={draft} onChange={setDraft} onSubmit={post} />
      <Button type="submit" disabled={isEmpty} isLoading={isPending}>
        {t('comment.post')}
      </Button>
    </form>
  );
};
