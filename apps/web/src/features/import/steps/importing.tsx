import type { Import } from '@pinlife/contract/import/schema';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { Button } from '../../../ui/action/button.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { useImportStep } from '../api.ts';
import { FilePlate } from '../display/file-plate.tsx';
import { estimateSeconds, Progress } from '../display/progress.tsx';
import classes from '../import.module.css';

/** The progress of writing the notes, which continues without this screen. */
export const Importing = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const step = useImportStep(found._id);
  const { done, total } = found.progress;
  const whole = Math.max(total ?? found.counts?.notes ?? done, done);
  const elapsedMs = found.startedAt ? findKnownTime() - Date.parse(found.startedAt) : 0;
  return (
    <SettingsSection title={t('import.bringing')} text={t('import.bringingText')}>
      <div className={classes.stack}>
        <FilePlate summary={found} />
        <Progress
          label={t('import.bringing')}
          share={whole > 0 ? done / whole : 0}
          words={t('import.looked', { done, total: whole })}
          secondsLeft={estimateSeconds(done, whole - done, elapsedMs)}
        />
        <div className={classes.buttons}>
          <Button variant="outline" isLoading={step.isPending} onClick={() => step.mutate({ name: 'cancelImport' })}>
            {t('import.stop')}
          </Button>
        </div>
      </div>
    </SettingsSection>
  );
};
