import type { Note } from '@pinlife/contract/note/schema';
import { IconMessageCircle, IconPencil } from '@tabler/icons-react';
import { memo, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useNoteLink } from '../../../entities/note/address.ts';
import { isNew, markAsSeen } from '../../../entities/note/new-notes.ts';
import { useAnnouncedState } from '../../../entities/note/outbox/display/announced.ts';
import { paperNumber } from '../../../entities/note/paper.ts';
import { NOTES_PATH, REMINDERS_PATH } from '../../../entities/note/tag-filter.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useKeptState } from '../../../lib/storage/use-kept-state.ts';
import { PaperButton } from '../../../ui/action/paper-button.tsx';
import paper from '../../../ui/mark/paper.module.css';
import { CommentSection } from '../../comment/comment-section.tsx';
import { NoteMedia } from '../../media/show/note-media.tsx';
import { DoneButton } from '../../reminder/done-button.tsx';
import { NoteReminders } from '../../reminder/note-reminders.tsx';
import { editNote } from '../note-editing.ts';
import { useTaskTick } from '../quick-change-api.ts';
import { RefusedSlot } from '../refused/refused-slot.tsx';
import { FoldedProse } from './folded-prose.tsx';
import classes from './note.module.css';
import { hasText } from './note-html.ts';
import { NoteMenu } from './note-menu.tsx';
import { NoteMeta } from './note-meta.tsx';
import { NotePin } from './note-pin.tsx';
import { PassionButton } from './passion-button.tsx';

/** The position of a card in its feed; `size` is -1 if unknown. */
export type FeedPosition = { position: number; size: number };
type NoteCardProps = FeedPosition & { note: Note };

export const NoteCard = memo(({ note, position, size }: NoteCardProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const tick = useTaskTick(note._id);
  return (
    <article
      className={`${paper.paper} ${classes.note}`}
      data-c={paperNumber(note.options.color)}
      data-done={note.done || undefined}
      data-new={useIsNew(note._id) || undefined}
      data-announced={useAnnouncedState(note._id) ?? undefined}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={size}
      tabIndex={-1}
    >
      <NotePin note={note} />
      <header className={classes.header}>
        <div className={classes.heading}>
          <h2 id={titleId} className={classes.title} dir="auto">
            <Link className={classes.link} {...useNoteLink(note._id)}>
              {note.title}
            </Link>
          </h2>
          <NoteMeta note={note} />
        </div>
        {note.done && <span className={classes.stamp}>{t('note.done')}</span>}
        <div className={classes.actions}>
          <PassionButton note={note} />
          <NoteMenu note={note} />
        </div>
      </header>
      {(hasText(note.content) || note.reminders.length > 0 || note.media.length > 0) && (
        <div className={classes.body}>
          {hasText(note.content) && (
            <FoldedProse
              id={note._id}
              html={note.content}
              media={note.media}
              onTick={tick}
              tagPath={note.reminder ? REMINDERS_PATH : NOTES_PATH}
            />
          )}
          <NoteMedia title={note.title} media={note.media} />
          <NoteReminders note={note} />
        </div>
      )}
      <RefusedSlot note={note} />
      <NoteFooter note={note} />
    </article>
  );
});

const NoteFooter = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useKeptState(`comments ${note._id}`, false);
  const count = note.commentCount;
  return (
    <>
      <footer className={classes.footer}>
        <PaperButton icon={IconMessageCircle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count > 0 ? t('comment.count', { count }) : t('comment.none')}
        </PaperButton>
        {note.reminders.length > 0 && <DoneButton note={note} />}
        <button
          type="button"
          className={`${classes.icon} ${classes.last}`}
          data-tip="end"
          aria-label={t('note.editNote')}
          onClick={() => editNote(note)}
        >
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </button>
      </footer>
      {isOpen && <CommentSection note={note} shownIn="card" />}
    </>
  );
};

/** True for the first showing of a note that has just been pinned. */
const useIsNew = (id: string): boolean => {
  const [answer] = useState(() => isNew(id));
  useEffect(() => markAsSeen(id), [id]);
  return answer;
};
