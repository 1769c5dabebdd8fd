import { passwordResetFormSchema } from '@pinlife/contract/auth/schema';
import { findFaults } from '@pinlife/contract/validation';
import { Link } from 'react-router';
import { useForm } from '../../lib/form/use-form.ts';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import linkClasses from '../../ui/action/link.module.css';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { PasswordStrength } from '../../ui/field/password-strength.tsx';
import { resetPassword } from './api.ts';
import classes from './auth-form.module.css';
import { FormProblem } from './form-problem.tsx';
import { FormTitle } from './form-title.tsx';
import { useFaultSentence } from './use-fault-sentence.ts';

type Values = { password: string; repeatPassword: string };

export const ResetPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const sentence = useFaultSentence();
  const reset = useTask({ run: resetPassword, onDone });
  const secondsLeft = useRetryWait(reset.error);
  const form = useForm<Values>({
    initial: { password: '', repeatPassword: '' },
    findFaults: (values) => findFaults(passwordResetFormSchema, values),
    submit: ({ password }) => reset.start({ token, password }),
  });
  const bind = (name: keyof Values) => ({ ...form.bind(name), error: sentence(form.findFault(name)) });
  const newLink = (
    <Link className={linkClasses.link} to="/forgot-password">
      {t('auth.reset.newLink')}
    </Link>
  );
  return (
    <form {...form.props} className={classes.form}>
      <FormTitle title={t('auth.reset.title')} />
      {/* For password managers: the link does not contain the username. */}
      <input type="text" autoComplete="username" hidden readOnly />
      <PasswordField {...bind('password')} label={t('auth.password')} autoComplete="new-password">
        <PasswordStrength password={form.values.password} />
      </PasswordField>
      <PasswordField {...bind('repeatPassword')} label={t('auth.reset.repeat')} autoComplete="new-password" />
      <FormProblem
        error={reset.error}
        secondsLeft={secondsLeft}
        fallback="auth.resetFailed"
        action={reset.error?.code === 'reset_link_invalid' && newLink}
      />
      <Button type="submit" size="lg" isBlock isLoading={reset.isRunning} disabled={!form.isValid || secondsLeft > 0}>
        {t('auth.reset.submit')}
      </Button>
      <Link className={`${linkClasses.link} ${classes.centred}`} to="/login">
        {t('auth.backToLogin')}
      </Link>
    </form>
  );
};
