import type { Note } from '@pinlife/contract/note/schema';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNoteLink } from '../../entities/note/address.ts';
import { paperNumber } from '../../entities/note/paper.ts';
import { plainTextOf } from '../../entities/note/plain-text.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import paper from '../../ui/mark/paper.module.css';
import { Pin } from '../../ui/mark/pin.tsx';
import { MediaImage } from '../media/show/media-image.tsx';
import classes from './memory-card.module.css';

/** A note in short: three lines and one picture. */
export const MemoryNote = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const titleId = useId();
  const text = plainTextOf(note.content);
  const picture = note.media.find(({ type }) => type === 'image');
  return (
    <article
      className={`${paper.paper} ${classes.note}`}
      data-c={paperNumber(note.options.color)}
      aria-labelledby={titleId}
    >
      <Pin kind="plain" className={classes.pin} />
      <header className={classes.header}>
        <h3 id={titleId} className={classes.name} dir="auto">
          {note.title}
        </h3>
        <p className={classes.date}>{formatMoment(note.createdAt)}</p>
      </header>
      <div className={classes.body} data-picture={picture ? true : undefined}>
        <div>
          {text !== '' && (
            <p className={classes.text} dir="auto">
              {text}
            </p>
          )}
          <Link className={classes.open} {...useNoteLink(note._id)}>
            {t('memory.open')}
            <IconChevronRight size={16} stroke={2} aria-hidden />
          </Link>
        </div>
        {picture && (
          <MediaImage media={picture} sizes={PICTURE_SIZES} alt={t('memory.picture', { title: note.title })} />
        )}
      </div>
    </article>
  );
};

/** The same widths as in the style sheet: the card on a phone, otherwise a corner of it. */
const PICTURE_SIZES = '(max-width: 47.99em) 90vw, 168px';
