import { IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { useMemoryPreferences } from './api.ts';
import classes from './memory-card.module.css';

/** Replaces the card until the page is left. */
export const PutAwayLine = ({ onUndo }: { onUndo: () => void }) => {
  const { t } = useTranslation();
  const prefer = useMemoryPreferences();
  const line = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => line.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const undo = () => {
    onUndo();
    prefer({ memoriesHiddenOn: '' });
  };
  return (
    <div ref={line} className={classes.line}>
      <IconEyeOff size={18} stroke={1.75} aria-hidden />
      <span className={classes.words} role="status">
        {t('memory.hidden')}
      </span>
      <Button variant="plain" size="sm" onClick={undo}>
        {t('note.undo')}
      </Button>
    </div>
  );
};
