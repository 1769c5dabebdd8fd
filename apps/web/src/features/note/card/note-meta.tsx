import type { Note } from '@pinlife/contract/note/schema';
import { IconAlertCircle, IconClockUp } from '@tabler/icons-react';
import { useAnnouncedState } from '../../../entities/note/outbox/display/announced.ts';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ShareMark } from '../../share/share-mark.tsx';
import classes from './note.module.css';

/** The date of a note and its marks. */
export const NoteMeta = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const { passion, selfNote, location } = note.options;
  const announced = useAnnouncedState(note._id);
  const Glyph = announced === 'refused' ? IconAlertCircle : IconClockUp;
  return (
    <div className={classes.meta}>
      <span>
        {note.updated ? t('note.editedOn', { date: formatMoment(note.updatedAt) }) : formatMoment(note.createdAt)}
      </span>
      {passion && <span>{t('note.myPassions')}</span>}
      {selfNote && <span>{t('note.selfNote')}</span>}
      {location && <span>{location}</span>}
      {note.share && (
        <span className={classes.share}>
          <ShareMark note={note} />
        </span>
      )}
      {announced && (
        <span className={classes.announced}>
          <Glyph size={14} stroke={2} aria-hidden />
          {t(announced === 'refused' ? 'note.notTaken' : 'note.waiting')}
        </span>
      )}
    </div>
  );
};
