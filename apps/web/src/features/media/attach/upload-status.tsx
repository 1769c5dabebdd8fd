import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Attachment, describeFault } from './attachment.ts';

/** The state of the uploads for screen readers. */
export const UploadStatus = ({ list }: { list: readonly Attachment[] }) => {
  const { t } = useTranslation();
  const failed = list.filter(({ hasFailed }) => hasFailed);
  const shown = failed.find(({ lacksRoom, unfit }) => lacksRoom || unfit) ?? failed[0];
  const running = list.filter(({ media, hasFailed }) => media === null && !hasFailed).length;
  const done = list.filter(({ media }) => media !== null).length;
  const sentence = shown
    ? describeFault(shown)
    : running > 0
      ? t('media.uploadingCount', { count: running })
      : done > 0
        ? t('media.attachedCount', { count: done })
        : '';
  // Screen readers announce only changes, not the initial text.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(sentence), [sentence]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
};
