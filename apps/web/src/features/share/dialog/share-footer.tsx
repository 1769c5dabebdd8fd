import { DEFAULT_SHARE_DAYS } from '@pinlife/contract/share/limits';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from './share-dialog.module.css';

type NewFooterProps = { formId: string; isMaking: boolean; onClose: () => void };

export const NewFooter = ({ formId, isMaking, onClose }: NewFooterProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" form={formId} isLoading={isMaking}>
        {!isMaking && <IconLink size={18} stroke={1.75} aria-hidden />}
        {t('share.make')}
      </Button>
    </>
  );
};

type SharedFooterProps = { isStopping: boolean; onStop: () => void; onClose: () => void };

export const SharedFooter = ({ isStopping, onStop, onClose }: SharedFooterProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.footer}>
      <Button variant="warn" isLoading={isStopping} onClick={onStop}>
        <IconLinkOff size={18} stroke={1.75} aria-hidden />
        {t('share.stop')}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {t('share.done')}
      </Button>
    </div>
  );
};

type EndedFooterProps = { isBusy: boolean; onReopen: () => void; isStopping: boolean; onRemove: () => void };

export const EndedFooter = ({ isBusy, onReopen, isStopping, onRemove }: EndedFooterProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.footer}>
      <Button variant="warn" isLoading={isStopping} onClick={onRemove}>
        {t('share.remove')}
      </Button>
      <Button isLoading={isBusy} onClick={onReopen}>
        {t('share.reopen', { days: DEFAULT_SHARE_DAYS })}
      </Button>
    </div>
  );
};
