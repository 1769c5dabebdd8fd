import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { policyPath } from '../../lib/screen/policies.ts';
import { Button } from '../../ui/action/button.tsx';
import linkClasses from '../../ui/action/link.module.css';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import field from '../../ui/field/field.module.css';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { PasswordStrength } from '../../ui/field/password-strength.tsx';
import { PinField } from '../../ui/field/pin-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import classes from './auth-form.module.css';
import { FormProblem } from './form-problem.tsx';
import { FormTitle } from './form-title.tsx';
import { useFaultSentence } from './use-fault-sentence.ts';
import { type Invited, useSignup } from './use-signup.ts';

type SignupFormProps = {
  onDone: (email: string) => void;
  invited: Invited | null;
  /** Above the fields. */
  note?: ReactNode;
  /** Below an address that an invitation was mailed to. */
  emailNote?: string | undefined;
};

export const SignupForm = ({ onDone, invited, note, emailNote }: SignupFormProps) => {
  const { t } = useTranslation();
  const sentence = useFaultSentence();
  const { form, availability, canJoin, isJoining, problem, secondsLeft } = useSignup(onDone, invited);

  const bind = (name: 'firstName' | 'lastName' | 'password' | 'confirmPassword' | 'pin') => ({
    ...form.bind(name),
    error: sentence(form.findFault(name)),
  });
  const isMailed = invited?.email != null;
  const bindUnique = (name: 'username' | 'email') => {
    const isFree = availability[name] === 'available' && !(name === 'email' && isMailed);
    const value = form.values[name].trim();
    return {
      ...form.bind(name),
      isBusy: availability[name] === 'checking',
      error: sentence(form.findFault(name), value),
      success: isFree ? t('auth.signup.available', { value }) : undefined,
    };
  };
  return (
    <form {...form.props} className={classes.form}>
      <FormTitle title={t('auth.signup.title')}>
        {t('auth.signup.alreadyHere')}{' '}
        <Link className={`${linkClasses.link} ${linkClasses.inline}`} to="/login">
          {t('auth.signup.login')}
        </Link>
      </FormTitle>
      {note}
      <div className={classes.columns}>
        <TextField {...bind('firstName')} label={t('auth.firstName')} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={t('auth.lastName')} autoComplete="family-name" />
        <TextField
          {...bindUnique('username')}
          label={t('auth.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...bindUnique('email')}
          type="email"
          label={t('auth.email')}
          autoComplete="email"
          readOnly={isMailed}
          leading={isMailed && <IconLock className={field.icon} aria-hidden />}
          hint={emailNote}
        />
        <PasswordField {...bind('password')} label={t('auth.password')} autoComplete="new-password">
          <PasswordStrength password={form.values.password} />
        </PasswordField>
        <PasswordField {...bind('confirmPassword')} label={t('auth.confirmPassword')} autoComplete="new-password" />
        <PinField {...bind('pin')} label={t('auth.signup.pin')} />
        <p className={classes.hint}>{t('auth.signup.pinHint')}</p>
      </div>
      <Checkbox {...form.bind('terms')} error={sentence(form.findFault('terms'))}>
        {t('auth.signup.accept')}{' '}
        <Link to={policyPath('terms')} target="_blank">
          {t('auth.signup.terms')}
        </Link>
      </Checkbox>
      <FormProblem error={problem} secondsLeft={secondsLeft} fallback="auth.signup.failed" />
      <Button type="submit" size="lg" isBlock isLoading={isJoining} disabled={!canJoin}>
        {t('auth.signup.submit')}
      </Button>
    </form>
  );
};
