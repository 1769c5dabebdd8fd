import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Attachment, describeFault } from './attachment.ts';

/** What goes on with the uploads, in words for those who do not see it. */
export const UploadStatus = ({ list }: { list: readonly Attachment[] }) => {
  const { t } = useTranslation();
  const failed = list.filter(({ hasFailed }) => hasFailed);
  const told = failed.find(({ lacksRoom, unfit }) => lacksRoom || unfit) ?? failed[0];
  const running = list.filter(({ media, hasFailed }) => media === null && !hasFailed).length;
  const done = list.filter(({ media }) => media !== null).length;
  const sentence = told
    ? describeFault(told)
    : running > 0
      ? t('media.uploadingCount', { count: running })
      : done > 0
        ? t('media.attachedCount', { count: done })
        : '';
  // What is there from the start is read by nobody; only what changes is.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(sentence), [sentence]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
};
