import { resetRequestSchema } from '@pinlife/contract/auth/schema';
import { findFaults } from '@pinlife/contract/validation';
import { Link } from 'react-router';
import { useForm } from '../../lib/form/use-form.ts';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import linkClasses from '../../ui/action/link.module.css';
import { TextField } from '../../ui/field/text-field.tsx';
import { requestPasswordReset } from './api.ts';
import classes from './auth-form.module.css';
import { FormProblem } from './form-problem.tsx';
import { FormTitle } from './form-title.tsx';
import { useFaultSentence } from './use-fault-sentence.ts';

type Values = { email: string };

export const ForgotPasswordForm = ({ onDone }: { onDone: (email: string) => void }) => {
  const { t } = useTranslation();
  const sentence = useFaultSentence();
  const request = useTask({ run: requestPasswordReset, onDone: (_answer, { email }) => onDone(email) });
  const secondsLeft = useRetryWait(request.error);
  const form = useForm<Values>({
    initial: { email: '' },
    findFaults: (values) => findFaults(resetRequestSchema, values),
    submit: ({ email }) => request.start({ email: email.trim() }),
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormTitle title={t('auth.forgot.title')}>{t('auth.forgot.explanation')}</FormTitle>
      <TextField
        {...form.bind('email')}
        type="email"
        label={t('auth.email')}
        autoComplete="email"
        error={sentence(form.findFault('email'))}
      />
      <FormProblem error={request.error} secondsLeft={secondsLeft} fallback="auth.resetFailed" />
      <Button type="submit" size="lg" isBlock isLoading={request.isRunning} disabled={secondsLeft > 0}>
        {t('auth.forgot.submit')}
      </Button>
      <Link className={`${linkClasses.link} ${classes.centred}`} to="/login">
        {t('auth.backToLogin')}
      </Link>
    </form>
  );
};
