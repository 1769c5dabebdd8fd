import { DAY_MS } from '@pinlife/contract/durations';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { memo, useId } from 'react';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { countDaysUntil } from '../../../lib/time/days-until.ts';
import { Button } from '../../../ui/action/button.tsx';
import paper from '../../../ui/mark/paper.module.css';
import { NoteMedia } from '../../media/show/note-media.tsx';
import { FoldedProse } from '../card/folded-prose.tsx';
import classes from '../card/note.module.css';
import type { FeedPosition } from '../card/note-card.tsx';
import { hasText } from '../card/note-html.ts';
import trashClasses from './trash.module.css';
import { useRestoreNote } from './trash-api.ts';

const daysLeft = (deletedAt: string): number => countDaysUntil(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS);

/** A note in the trash: it can only be read and restored. */
export const TrashCard = memo(({ note, position, size }: FeedPosition & { note: Note }) => {
  const { t } = useTranslation();
  const titleId = useId();
  const { mutate: restore, isPending } = useRestoreNote();
  const { _id, title, content, options, deletedAt } = note;
  return (
    <article
      className={`${paper.paper} ${classes.note}`}
      data-c={paperNumber(options.color)}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={size}
      tabIndex={-1}
    >
      <header className={classes.header}>
        <div className={classes.heading}>
          <h2 id={titleId} className={classes.title} dir="auto">
            {title}
          </h2>
          {deletedAt !== null && (
            <div className={classes.meta}>
              <span>{t('trash.deletedOn', { date: formatMoment(deletedAt) })}</span>
              <span>{t('trash.daysLeft', { count: daysLeft(deletedAt) })}</span>
            </div>
          )}
        </div>
        <div className={trashClasses.action}>
          <Button
            variant="outline"
            aria-label={t('trash.restoreNamed', { title })}
            isLoading={isPending}
            onClick={() => restore(_id)}
          >
            {t('trash.restore')}
          </Button>
        </div>
      </header>
      {(hasText(content) || note.media.length > 0) && (
        <div className={classes.body}>
          {hasText(content) && <FoldedProse id={_id} html={content} media={note.media} />}
          <NoteMedia title={note.title} media={note.media} />
        </div>
      )}
    </article>
  );
});
