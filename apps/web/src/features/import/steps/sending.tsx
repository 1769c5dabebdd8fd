import type { Import } from '@pinlife/contract/import/schema';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { formatBytes, sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { resumeImport, useImportStep, useIsSent } from '../api.ts';
import { findProblem } from '../choose/check-files.ts';
import { DropZone } from '../choose/drop-zone.tsx';
import { useFileUpload } from '../choose/new-import.tsx';
import { FilePlate } from '../display/file-plate.tsx';
import { estimateSeconds, Progress } from '../display/progress.tsx';
import { type CurrentUpload, useCurrentUpload } from '../upload/current-upload.ts';
import { UnreadableFileError } from '../upload/send-resumable.ts';
import { FileSection } from './file-section.tsx';

/** The upload of the file: from this tab, from another one, or waiting until the file is chosen again. */
export const Sending = ({ found }: { found: Import }) => {
  const upload = useCurrentUpload();
  const step = useImportStep(found._id);
  const isOurs = upload?.id === found._id && upload.state !== 'failed';
  return (
    <FileSection>
      <FilePlate summary={found} onAnother={() => step.mutate({ name: 'cancelImport' })} />
      {isOurs ? <SendingHere upload={upload} /> : <SentBefore found={found} upload={upload} />}
    </FileSection>
  );
};

const SendingHere = ({ upload }: { upload: CurrentUpload }) => {
  const { t } = useTranslation();
  const { sent, file, since, state } = upload;
  const words = t('import.sent', { done: formatBytes(sent), total: formatBytes(file.size) });
  const secondsLeft = estimateSeconds(sent - since.sent, file.size - sent, Date.now() - since.at);
  return (
    <>
      <Progress
        label={t('import.sending')}
        share={sent / file.size}
        words={words}
        secondsLeft={state === 'sending' ? secondsLeft : null}
      />
      {state === 'waiting' && (
        <div role="status">
          <Hint icon={IconWifiOff} tone="warning">
            {t('import.waiting')}
          </Hint>
        </div>
      )}
    </>
  );
};

type SentBeforeProps = { found: Import; upload: CurrentUpload | null };

const SentBefore = ({ found, upload }: SentBeforeProps) => {
  const { t } = useTranslation();
  const { data: isSent } = useIsSent(found._id);
  const done = formatBytes(found.progress.done);
  const total = formatBytes(found.size);
  const words = isSent
    ? t('import.sentElsewhere', { done, total })
    : t('import.resume', { done, total, name: found.filename });
  return (
    <>
      {upload?.id === found._id && <SendProblem found={found} upload={upload} />}
      <Progress label={t('import.sending')} share={found.progress.done / found.size} words={words} secondsLeft={null} />
      {isSent === false && <SameFile found={found} />}
    </>
  );
};

const SendProblem = ({ found, upload: { error, file } }: { found: Import; upload: CurrentUpload }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  if (error instanceof UnreadableFileError) return <Alert>{t('import.fileGone')}</Alert>;
  const retry = (
    <Button variant="outline" size="sm" onClick={() => resumeImport(client, found, file)}>
      {t('media.retry')}
    </Button>
  );
  return <Alert action={retry}>{sentenceFor(error, 'import.sendFailed')}</Alert>;
};

/**
 * Continues with the file that was chosen before, recognised by name and size; with another one only after a
 * confirmation.
 */
const SameFile = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { isBusy, problem, choose } = useFileUpload();
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file || findProblem(files)) return choose(files);
    if (file.name === found.filename && file.size === found.size) return resumeImport(client, found, file);
    const question = {
      title: t('import.otherQuestion'),
      text: t('import.otherText', { name: file.name, done: formatBytes(found.progress.done) }),
      confirmLabel: t('import.otherBegin'),
      cancelLabel: t('shell.cancel'),
    };
    if (found.progress.done === 0 || (await confirm(question))) choose(files);
  };
  return (
    <>
      {problem && <Alert key={problem}>{problem}</Alert>}
      <DropZone isBusy={isBusy} onFiles={take} />
    </>
  );
};
