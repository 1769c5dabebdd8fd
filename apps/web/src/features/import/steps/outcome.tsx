import type { Import } from '@pinlife/contract/import/schema';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import { IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import link from '../../../ui/action/link.module.css';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { useImportStep } from '../api.ts';
import { FilePlate } from '../display/file-plate.tsx';
import { useSpokenStep } from '../display/import-sheet.tsx';
import { LineList } from '../display/line-list.tsx';
import { listSome } from '../display/lines.ts';
import classes from '../import.module.css';
import { reasonOf } from '../reason.ts';
import { useUndo } from './use-undo.ts';

/** An undone import: its notes are in the trash, except edited ones. */
export const TakenOut = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const { progress, kept } = found;
  const words = t('import.takenOutText', { count: progress.done, days: TRASH_DAYS });
  useSpokenStep(words);
  const names = kept.map(({ name }) => t('import.quoted', { name }));
  return (
    <SettingsSection title={t('import.takenOut')} text={words}>
      <div className={classes.stack}>
        <FilePlate summary={found} />
        {kept.length > 0 && (
          <p className={classes.ends}>
            {t('import.stayed', { count: kept.length })} {listSome(names, names.length)}
          </p>
        )}
        <Link className={link.link} to="/dashboard/settings/trash">
          <IconTrash aria-hidden />
          {t('trash.open')}
        </Link>
      </div>
    </SettingsSection>
  );
};

/** A stopped import: its notes stay until the person continues or undoes it. */
export const Stopped = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const step = useImportStep(found._id);
  const count = found.added?.notes ?? 0;
  const words = count > 0 ? t('import.stoppedText', { count }) : t('import.stoppedEmpty');
  useSpokenStep(words);
  const { choices, startable, error } = found;
  return (
    <SettingsSection title={t('import.stopped')} text={t('import.choicesText')}>
      <div className={classes.stack}>
        <FilePlate summary={found} />
        {error && <Alert>{reasonOf(error)}</Alert>}
        <Hint icon={IconPlayerPause} tone="warning">
          {words}
        </Hint>
        <div className={classes.buttons}>
          {startable && choices && (
            <Button isLoading={step.isPending} onClick={() => step.mutate({ name: 'startImport', choices })}>
              {t('import.goOn')}
            </Button>
          )}
          <TakeOutButton found={found} />
        </div>
      </div>
    </SettingsSection>
  );
};

/** The file could not be read, or not to its end. */
export const Failed = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const step = useImportStep(found._id);
  const { error, skipped, counts, added } = found;
  return (
    <SettingsSection title={t('import.failed')} text={t('import.failedText')}>
      <div className={classes.stack}>
        <FilePlate summary={found} />
        <Alert>{error ? reasonOf(error) : t('import.callFailed')}</Alert>
        <LineList lines={skipped} total={(added ?? counts)?.skipped ?? skipped.length} />
        <div className={classes.buttons}>
          {!added?.notes && (
            <Button variant="outline" isLoading={step.isPending} onClick={() => step.mutate({ name: 'cancelImport' })}>
              {t('import.putAway')}
            </Button>
          )}
          <TakeOutButton found={found} />
        </div>
      </div>
    </SettingsSection>
  );
};

const TakeOutButton = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const { undo, isUndoing } = useUndo(found);
  if (!found.undoUntil) return null;
  return (
    <span className={classes.danger}>
      <Button variant="plain" isLoading={isUndoing} onClick={undo}>
        {t('import.takeOut')}
      </Button>
    </span>
  );
};
