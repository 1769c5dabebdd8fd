import type { Note } from '@pinlife/contract/note/schema';
import { IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNote } from '../../../entities/note/api.ts';
import { paperNumber } from '../../../entities/note/paper.ts';
import { NOTES_PATH, REMINDERS_PATH } from '../../../entities/note/tag-filter.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import paper from '../../../ui/mark/paper.module.css';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { CommentSection } from '../../comment/comment-section.tsx';
import { NoteMedia } from '../../media/show/note-media.tsx';
import { DoneButton } from '../../reminder/done-button.tsx';
import { NoteReminders } from '../../reminder/note-reminders.tsx';
import noteClasses from '../card/note.module.css';
import { hasText } from '../card/note-html.ts';
import { NoteMeta } from '../card/note-meta.tsx';
import { NotePin } from '../card/note-pin.tsx';
import { NoteProse } from '../card/note-prose.tsx';
import { PassionButton } from '../card/passion-button.tsx';
import { editNote } from '../note-editing.ts';
import { useTaskTick } from '../quick-change-api.ts';
import { useRemoveNote } from '../trash/use-remove-note.ts';
import classes from './note-detail.module.css';

type NoteDetailProps = { id: string; isOpen: boolean; onClose: () => void };

/** A note in a layer, with comments, history and media. */
export const NoteDetail = ({ id, isOpen, onClose }: NoteDetailProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const answer = useNote(id);
  const { data: note, isFetching, refetch } = answer;
  const failure = useLastFailure(answer);
  const isFailed = failure !== null && (note === undefined || answer.isPlaceholderData);
  const [isRemoved, setIsRemoved] = useState(false);
  // The note of a list or an earlier answer stays in the cache after the server has deleted it.
  const isGone = !isRemoved && (isNotFound(failure) || (note !== undefined && note.deletedAt !== null));
  const names = note && !isGone && !isFailed ? { labelledBy: titleId } : { label: t('note.detail') };
  return (
    <Overlay isOpen={isOpen} onClose={onClose} kind="frame" {...names}>
      {isGone ? (
        <Gone onClose={onClose} />
      ) : isFailed ? (
        <div className={classes.notice}>
          <FailedState onRetry={() => refetch()} isRetrying={isFetching} />
        </div>
      ) : note ? (
        <OpenNote {...{ note, titleId, onClose }} onRemove={() => setIsRemoved(true)} />
      ) : (
        <div className={classes.waiting}>
          <SkeletonCard />
        </div>
      )}
    </Overlay>
  );
};

/** The last error until an answer comes. It stays during a retry, so that a button does not vanish while it is pressed. */
const useLastFailure = ({ error, isSuccess, isPlaceholderData }: ReturnType<typeof useNote>): Error | null => {
  const [last, setLast] = useState(error);
  const next = error ?? (isSuccess && !isPlaceholderData ? null : last);
  if (next !== last) setLast(next);
  return next;
};

/** The address may name a note that never was, or no id at all. */
const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && error.isOurs && [400, 404].includes(error.status);

const Gone = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.notice}>
      <EmptyState
        drawing="search"
        title={t('note.goneTitle')}
        text={t('note.goneText')}
        isFramed={false}
        action={<Button onClick={onClose}>{t('shell.close')}</Button>}
      />
    </div>
  );
};

type OpenNoteProps = { note: Note; titleId: string; onClose: () => void; onRemove: () => void };

const OpenNote = ({ note, titleId, ...ways }: OpenNoteProps) => {
  const { t } = useTranslation();
  const tick = useTaskTick(note._id);
  return (
    <div className={`${paper.paper} ${classes.frame}`} data-c={paperNumber(note.options.color)}>
      <NotePin note={note} />
      <article className={classes.detail} data-done={note.done || undefined} aria-labelledby={titleId}>
        <header className={classes.header}>
          <div className={classes.heading}>
            <h2 id={titleId} className={`h3 ${classes.title}`} dir="auto">
              {note.title}
            </h2>
            <NoteMeta note={note} />
          </div>
          {note.done && <span className={noteClasses.stamp}>{t('note.done')}</span>}
          <DetailActions note={note} {...ways} />
        </header>
        <div className={classes.body}>
          {hasText(note.content) && (
            <NoteProse
              html={note.content}
              media={note.media}
              onTick={tick}
              tagPath={note.reminder ? REMINDERS_PATH : NOTES_PATH}
            />
          )}
          <NoteMedia title={note.title} media={note.media} />
          <NoteReminders note={note} offersMore />
          {note.reminders.length > 0 && (
            <div className={classes.ending}>
              <DoneButton note={note} />
            </div>
          )}
        </div>
        <CommentSection note={note} shownIn="detail" />
      </article>
    </div>
  );
};

const DetailActions = ({ note, onClose, onRemove }: Omit<OpenNoteProps, 'titleId'>) => {
  const { t } = useTranslation();
  const remove = useRemoveNote();
  const look = { type: 'button', className: noteClasses.icon, 'data-tip': 'below' } as const;
  const removeAndClose = async () => {
    if (await remove(note, onRemove)) onClose();
  };
  return (
    <div className={classes.actions}>
      <PassionButton note={note} tipSide="below" />
      <button {...look} aria-label={t('note.editNote')} onClick={() => editNote(note)}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </button>
      <button {...look} aria-label={t('note.deleteNote')} onClick={removeAndClose}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </button>
      <button {...look} aria-label={t('shell.close')} onClick={onClose} data-autofocus>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
};
