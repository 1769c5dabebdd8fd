import { IconMailCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import classes from './mail-sent-dialog.module.css';

type MailSentDialogProps = { isOpen: boolean; title: string; text: string; onClose: () => void; onLogin: () => void };

export const MailSentDialog = ({ isOpen, title, text, onClose, onLogin }: MailSentDialogProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} labelledBy={titleId} size="sm" closesOnScrim={false}>
      <div className={classes.content}>
        <Notice icon={<IconMailCheck />} title={title} titleId={titleId} text={text}>
          <Button onClick={onLogin}>{t('auth.goToLogin')}</Button>
        </Notice>
      </div>
    </Overlay>
  );
};
