import { VERIFIED_REDIRECT_MS } from '@pinlife/contract/auth/limits';
import { IconCircleCheck, IconMail, IconMailX, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { verifyEmail } from './api.ts';

export const EmailVerification = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const verification = useTask({ run: verifyEmail });
  useOnce(token, () => verification.start({ token }));
  useEffect(() => {
    if (!verification.isDone) return;
    const timer = setTimeout(() => navigate('/login', { replace: true }), VERIFIED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [verification.isDone, navigate]);

  const { error } = verification;
  if (verification.isDone) {
    return (
      <Notice icon={<IconCircleCheck />} title={t('auth.verify.doneTitle')} text={t('auth.verify.done')}>
        <Spinner />
      </Notice>
    );
  }
  if (!error) {
    return (
      <Notice icon={<IconMail />} title={t('auth.verify.checking')}>
        <Spinner />
      </Notice>
    );
  }
  if (error.code === 'verification_failed') {
    return (
      <Notice icon={<IconMailX />} title={t('auth.verify.badLinkTitle')} text={t('error.verification_failed')}>
        <Button variant="outline" onClick={() => navigate('/signup')}>
          {t('auth.verify.toSignup')}
        </Button>
      </Notice>
    );
  }
  // The link was not checked, because the server did not answer.
  return (
    <Notice
      icon={<IconPlugConnectedX />}
      title={t('auth.verify.notCheckedTitle')}
      text={sentenceFor(error, 'error.verification_failed')}
    >
      <Button onClick={() => verification.start({ token })}>{t('auth.verify.tryAgain')}</Button>
    </Notice>
  );
};

/** A mailed link works once, so it is sent once, even if React runs effects twice in development. */
const useOnce = (key: string, run: () => void): void => {
  const doneFor = useRef<string>(null);
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (doneFor.current === key) return;
    doneFor.current = key;
    runNow();
  }, [key]);
};
