import type { Share } from '@pinlife/contract/share/schema';
import { IconEye, IconHistory, IconLink, IconRefresh } from '@tabler/icons-react';
import { formatDay } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import link from '../../../ui/action/link.module.css';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import classes from './share-dialog.module.css';

/** The address, who can read it and who has. */
export const LinkField = ({ share, onRenew }: { share: Share; onRenew: () => void }) => {
  const { t } = useTranslation();
  const askAndRenew = async () => {
    const isConfirmed = await confirm({
      title: t('share.renewQuestion'),
      text: t('share.renewText'),
      confirmLabel: t('share.renew'),
      cancelLabel: t('share.renewKeep'),
    });
    if (isConfirmed) onRenew();
  };
  const opened =
    share.lastOpenedAt === null
      ? t('share.notOpened')
      : t('share.opened', { count: share.opened, date: formatDay(new Date(share.lastOpenedAt)) });
  return (
    <div>
      <CopyField
        label={t('share.link')}
        aside={
          <button type="button" className={`${link.link} ${classes.renew}`} onClick={askAndRenew}>
            <IconRefresh aria-hidden />
            {t('share.renew')}
          </button>
        }
        value={share.url}
        icon={IconLink}
        copyLabel={t('note.copyLink')}
        variant="primary"
      />
      <ul className={classes.facts}>
        <li className={classes.fact}>
          <IconEye size={16} stroke={1.75} aria-hidden />
          {t(share.hasPassphrase ? 'share.anyoneWhoKnows' : 'share.anyone')}
        </li>
        <li className={classes.fact}>
          <IconHistory size={16} stroke={1.75} aria-hidden />
          {opened}
        </li>
      </ul>
    </div>
  );
};
