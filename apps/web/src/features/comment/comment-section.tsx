import type { Note } from '@pinlife/contract/note/schema';
import { useId, useRef, useState } from 'react';
import { useNote } from '../../entities/note/api.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './comment.module.css';
import { CommentItem } from './comment-item.tsx';
import { NewComment } from './new-comment.tsx';

type CommentSectionProps = { note: Note; shownIn: 'card' | 'detail' };

/**
 * A note's comments, oldest first, and the field for a new one. Lists contain the newest ones; the others are fetched
 * on demand.
 */
export const CommentSection = ({ note, shownIn }: CommentSectionProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const [wantsAll, setWantsAll] = useState(false);
  const { data: whole = note } = useNote(note._id, { isWanted: wantsAll });
  const { comments, commentCount } = wantsAll ? whole : note;
  const section = useRef<HTMLElement>(null);
  const title = commentCount > 0 ? t('comment.count', { count: commentCount }) : t('comment.title');
  return (
    <section ref={section} className={classes.section} data-shown-in={shownIn} aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={shownIn === 'card' ? 'visually-hidden' : classes.title}>
        {title}
      </h3>
      {comments.length < commentCount && (
        <button type="button" className={classes.all} onClick={() => setWantsAll(true)}>
          {t('comment.showAll', { count: commentCount })}
        </button>
      )}
      {comments.length > 0 && (
        <ul className={classes.list}>
          {comments.map((comment) => (
            <CommentItem
              key={comment._id}
              noteId={note._id}
              comment={comment}
              onDeleted={() => section.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      <NewComment noteId={note._id} shownIn={shownIn} />
    </section>
  );
};
