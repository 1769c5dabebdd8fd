import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './settings.module.css';

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onCancel: () => void };

/** Stays in sight as long as something is not saved. */
export const SaveBar = ({ isDirty, isSaving, onCancel }: SaveBarProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.bar} data-dirty={isDirty || undefined}>
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
