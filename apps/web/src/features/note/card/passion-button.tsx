import type { Note } from '@pinlife/contract/note/schema';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { usePassion } from '../quick-change-api.ts';
import classes from './note.module.css';

export const PassionButton = ({ note, tipSide = 'end' }: { note: Note; tipSide?: 'end' | 'below' }) => {
  const { t } = useTranslation();
  const setPassion = usePassion(note._id);
  const { passion } = note.options;
  const Heart = passion ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.icon}
      data-tip={tipSide}
      aria-label={t('note.myPassions')}
      aria-pressed={passion}
      onClick={() => setPassion(!passion)}
    >
      <Heart size={20} stroke={1.75} aria-hidden />
    </button>
  );
};
