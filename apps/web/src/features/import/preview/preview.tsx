import type { Import, ImportChoices } from '@pinlife/contract/import/schema';
import { IconCopyCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { useImportStep } from '../api.ts';
import { Counts } from '../display/counts.tsx';
import { FilePlate } from '../display/file-plate.tsx';
import { ImportSheet, useSpokenStep } from '../display/import-sheet.tsx';
import { LineList } from '../display/line-list.tsx';
import classes from '../import.module.css';
import { Choices } from './choices.tsx';
import { countComing } from './count-coming.ts';
import own from './preview.module.css';
import { Samples } from './samples.tsx';

/** The defaults of the contract. */
const firstChoices: ImportChoices = { archived: true, trashed: false, labels: true, dates: true };

/** The contents of the file before they are imported. */
export const Preview = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(firstChoices);
  const step = useImportStep(found._id);
  const { counts, samples, skipped } = found;
  useSpokenStep(t('import.ready', { count: counts?.notes ?? 0 }));
  if (!counts) return null;
  const count = countComing(counts, choices);
  const giveUp = () => step.mutate({ name: 'cancelImport' });
  return (
    <>
      <ImportSheet>
        <SettingsSection title={t('import.yourFile')} text={t('import.nothingYet')}>
          <FilePlate summary={found} onAnother={giveUp} />
        </SettingsSection>
        <SettingsSection title={t('import.found')} text={t('import.foundText')}>
          <div className={classes.stack}>
            <Counts counts={counts} />
            {counts.existing > 0 && (
              <Hint icon={IconCopyCheck}>{t('import.existing', { count: counts.existing, total: counts.notes })}</Hint>
            )}
            <LineList lines={skipped} total={counts.skipped} />
          </div>
        </SettingsSection>
        <SettingsSection title={t('import.choices')} text={t('import.choicesText')}>
          <Choices found={found} value={choices} onChange={setChoices} />
        </SettingsSection>
        {samples.length > 0 && (
          <SettingsSection
            title={t('import.look')}
            text={t(samples.length > 1 ? 'import.lookText' : 'import.lookTextOne')}
          >
            <Samples samples={samples} keepsDates={choices.dates} />
          </SettingsSection>
        )}
      </ImportSheet>
      <div className={own.bar}>
        <span className={own.amount} role="status">
          {count === 0 ? t('import.nothingNew') : t('import.willAdd', { count })}
        </span>
        <span className={own.buttons}>
          <Button variant="plain" onClick={giveUp}>
            {t('shell.cancel')}
          </Button>
          <Button
            isLoading={step.isPending}
            disabled={count === 0}
            onClick={() => step.mutate({ name: 'startImport', choices })}
          >
            {t('import.start')}
          </Button>
        </span>
      </div>
    </>
  );
};
