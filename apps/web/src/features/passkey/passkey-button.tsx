import type { PasskeyLogin } from '@pinlife/contract/passkey/schema';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { formatWait, sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import classes from './passkey-button.module.css';
import { ceremony, usePasskeyLogin } from './passkey-login.ts';

/** Login by passkey: by this button, or by a passkey that the browser offers below the username field. */
export const PasskeyButton = ({ keep }: { keep: boolean }) => {
  const { t } = useTranslation();
  const { start, isRunning, error } = usePasskeyLogin(keep);
  const secondsLeft = useRetryWait(error);
  const logIn = useEffectEvent((proved: PasskeyLogin['credential']) => start(proved));
  useEffect(() => {
    if (isRunning) return;
    const leaving = new AbortController();
    void ceremony.tryLoad().then(async (part) => {
      const proved = await part?.offerPasskeys(leaving.signal).catch(() => null);
      if (proved) logIn(proved);
    });
    return () => leaving.abort();
  }, [isRunning]);
  return (
    <>
      {error && (
        <Alert>
          {secondsLeft > 0
            ? t('error.too_many_attempts', { wait: formatWait(secondsLeft) })
            : sentenceFor(error, 'error.passkey_failed')}
        </Alert>
      )}
      <div>
        <Button variant="outline" size="lg" isBlock isLoading={isRunning} onClick={() => start(null)}>
          {!isRunning && <IconFingerprint size={20} stroke={1.75} aria-hidden />}
          {t('auth.login.passkey')}
        </Button>
        <p className={classes.follow} role="status">
          {isRunning && t('auth.login.follow')}
        </p>
      </div>
    </>
  );
};
