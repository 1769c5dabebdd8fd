import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from './settings.module.css';

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onCancel: () => void };

/** Stays in sight as long as something is not saved. */
export const SaveBar = ({ isDirty, isSaving, onCancel }: SaveBarProps) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    const isDone = wasDirty.current && !isDirty;
    wasDirty.current = isDirty;
    // The pressed button is disabled or removed: the bar takes the focus.
    if (isDone && bar.current?.contains(document.activeElement)) bar.current.focus({ preventScroll: true });
  }, [isDirty]);
  return (
    <div ref={bar} className={classes.bar} data-dirty={isDirty || undefined} tabIndex={-1}>
      <span className={classes.unsaved} role="status">
        {isDirty && t('settings.unsaved')}
      </span>
      <span className={classes.buttons}>
        {isDirty && (
          <span className={classes.cancel}>
            <Button variant="plain" onClick={onCancel}>
              {t('shell.cancel')}
            </Button>
          </span>
        )}
        <Button type="submit" isLoading={isSaving} disabled={!isDirty && !isSaving}>
          {t('settings.save')}
        </Button>
      </span>
    </div>
  );
};
