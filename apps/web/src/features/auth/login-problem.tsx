import type { ApiError } from '../../lib/api/api-error.ts';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { resendVerification } from './api.ts';
import { FormProblem } from './form-problem.tsx';

type LoginProblemProps = {
  error: ApiError | null;
  secondsLeft: number;
  username: string;
  onUsePassword: () => void;
};

/** The error of a login, with a link to another way to log in if there is one. */
export const LoginProblem = ({ error, secondsLeft, username, onUsePassword }: LoginProblemProps) => {
  const { t } = useTranslation();
  const action =
    error?.code === 'email_unverified' ? (
      <ResendLink username={username} />
    ) : error?.code === 'pin_login_closed' || error?.code === 'pin_missing' ? (
      <Button variant="outline" size="sm" onClick={onUsePassword}>
        {t('auth.login.usePassword')}
      </Button>
    ) : undefined;
  return <FormProblem error={error} secondsLeft={secondsLeft} fallback="error.login_failed" action={action} />;
};

const ResendLink = ({ username }: { username: string }) => {
  const { t } = useTranslation();
  const resend = useTask({ run: resendVerification });
  const secondsLeft = useRetryWait(resend.error);
  if (resend.isDone) return <span role="status">{t('auth.login.resent')}</span>;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        isLoading={resend.isRunning}
        disabled={secondsLeft > 0}
        onClick={() => resend.start({ username: username.trim() })}
      >
        {t('auth.login.resend')}
      </Button>
      {resend.error && <span>{sentenceFor(resend.error, 'error.internal')}</span>}
    </>
  );
};
