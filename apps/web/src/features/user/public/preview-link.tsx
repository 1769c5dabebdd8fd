import type { PublicPart } from '@pinlife/contract/user/public-profile';
import { IconEye } from '@tabler/icons-react';
import { useTask } from '../../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import link from '../../../ui/action/link.module.css';
import { showToast } from '../../../ui/feedback/toast.ts';
import { previewProfile } from '../api.ts';
import classes from './public-profile.module.css';

/** Opens the public page as strangers would see it, with unsaved choices. */
export const PreviewLink = ({ shown }: { shown: PublicPart[] }) => {
  const { t } = useTranslation();
  const preview = useTask({
    run: async (page: Window | null) => ({ ...(await previewProfile(shown)), page }),
    onDone: ({ url, page }) => {
      if (page) page.location.replace(url);
      else location.assign(url);
    },
    onFail: (error, page) => {
      page?.close();
      showToast({ kind: 'error', text: sentenceFor(error, 'publicProfile.previewFailed') });
    },
  });
  // During the click: browsers block windows that are opened later.
  const open = () => void preview.start(window.open('about:blank', '_blank'));
  return (
    <button type="button" className={`${link.link} ${classes.preview}`} aria-busy={preview.isRunning} onClick={open}>
      <IconEye aria-hidden />
      {t('publicProfile.preview')}
    </button>
  );
};
