import type { Note } from '@pinlife/contract/note/schema';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import paper from '../../../ui/mark/paper.module.css';
import { Pin } from '../../../ui/mark/pin.tsx';
import classes from './share-dialog.module.css';

/** The note's title on its paper. */
export const NoteStrip = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const pictures = note.media.filter(({ type }) => type === 'image').length;
  const facts = [
    formatDate(new Date(note.createdAt), { day: 'numeric', month: 'short', year: 'numeric' }),
    pictures > 0 && t('share.pictures', { count: pictures }),
    note.commentCount > 0 && t('comment.count', { count: note.commentCount }),
  ];
  return (
    <div className={`${paper.paper} ${classes.strip}`} data-c={paperNumber(note.options.color)}>
      <Pin kind="plain" />
      <div className={classes.stripWords}>
        <p className={classes.stripTitle} dir="auto">
          {note.title}
        </p>
        <p className={classes.stripFacts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
};
