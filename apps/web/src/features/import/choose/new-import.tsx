import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTask } from '../../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { onOpenedFiles } from '../../../lib/screen/opened-files.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { beginImport } from '../api.ts';
import classes from '../import.module.css';
import { findProblem } from './check-files.ts';
import { DropZone } from './drop-zone.tsx';
import { SourceGuides } from './source-guides.tsx';

export const NewImport = () => {
  const { t } = useTranslation();
  const { isBusy, problem, choose } = useFileUpload();
  // A file that the operating system opened with the installed app.
  const take = useEffectEvent(choose);
  useEffect(() => onOpenedFiles((files) => take(files)), []);
  return (
    <>
      <SettingsSection title={t('import.file')} text={t('import.fileText')}>
        <div className={classes.stack}>
          {problem && <Alert key={problem}>{problem}</Alert>}
          <DropZone isBusy={isBusy} onFiles={choose} />
        </div>
      </SettingsSection>
      <SourceGuides />
    </>
  );
};

/** Sends the chosen file, or shows why it cannot. */
export const useFileUpload = () => {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useTask({
    run: (file: File) => beginImport(client, file),
    onFail: (error) => setProblem(sentenceFor(error, 'import.sendFailed')),
  });
  const choose = (files: readonly File[]) => {
    const found = findProblem(files);
    setProblem(found);
    const [file] = files;
    if (file && found === null) sending.start(file);
  };
  return { isBusy: sending.isRunning, problem, choose };
};
