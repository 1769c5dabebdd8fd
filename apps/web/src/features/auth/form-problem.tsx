import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api/api-error.ts';
import { formatWait, sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import type { PlainKey } from '../../locales/locale-types.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

type FormProblemProps = {
  error: ApiError | null;
  /** The result of `useRetryWait` for this error. */
  secondsLeft: number;
  fallback: PlainKey;
  action?: ReactNode;
};

/** Shows why sending failed. An error of the throttle disappears after its time. */
export const FormProblem = ({ error, secondsLeft, fallback, action }: FormProblemProps) => {
  const { t } = useTranslation();
  if (!error) return null;
  if (secondsLeft > 0) return <Alert>{t('error.too_many_attempts', { wait: formatWait(secondsLeft) })}</Alert>;
  if (error.code === 'too_many_attempts' && error.retryAfterSeconds) return null;
  return <Alert action={action}>{sentenceFor(error, fallback)}</Alert>;
};
