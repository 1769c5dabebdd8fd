import type { Import } from '@pinlife/contract/import/schema';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useImportStep } from '../api.ts';
import { FilePlate } from '../display/file-plate.tsx';
import { useSpokenProgress } from '../display/progress.tsx';
import classes from '../import.module.css';
import { FileSection } from './file-section.tsx';

/** The server reads the file. */
export const Reading = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const step = useImportStep(found._id);
  const { done: count } = found.progress;
  const words = count > 0 ? t('import.readingCount', { count }) : t('import.reading');
  useSpokenProgress(words);
  return (
    <FileSection>
      <FilePlate summary={found} onAnother={() => step.mutate({ name: 'cancelImport' })} />
      <p className={classes.busy}>
        <Spinner />
        {words}
      </p>
    </FileSection>
  );
};
