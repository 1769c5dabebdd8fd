import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTask } from '../../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { createExport } from '../api.ts';
import { DeleteAccountModal } from './delete-account-modal.tsx';
import classes from './settings.module.css';

/** Export and deletion of the account. */
export const DataSection = () => {
  const { t } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  const archive = useTask({
    run: createExport,
    // The answer is an attachment: the browser saves it, and the page stays.
    onDone: ({ url }) => location.assign(url),
    onFail: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.exportFailed') }),
  });
  return (
    <SettingsSection title={t('settings.data')} text={t('settings.dataText')}>
      <div className={classes.actions}>
        <Button variant="outline" isLoading={archive.isRunning} onClick={() => archive.start(undefined)}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {t('settings.export')}
        </Button>
        <Button variant="plain" onClick={() => setIsDeleting(true)}>
          {t('settings.deleteAccount')}
        </Button>
      </div>
      <DeleteAccountModal isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </SettingsSection>
  );
};
