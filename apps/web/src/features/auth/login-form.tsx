import { PIN_LENGTH } from '@pinlife/contract/auth/limits';
import type { RequestBody } from '@pinlife/contract/endpoints';
import { IconGridDots, IconLock, IconUser } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ApiError } from '../../lib/api/api-error.ts';
import { type Faults, useForm } from '../../lib/form/use-form.ts';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { isKnownCode, useTranslation } from '../../lib/i18n/i18n.ts';
import type { sessionOver } from '../../lib/session/return-path.ts';
import { keepFirstStep } from '../../lib/session/second-step.ts';
import { startSession, watchSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/action/button.tsx';
import linkClasses from '../../ui/action/link.module.css';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import fieldClasses from '../../ui/field/field.module.css';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { canUsePasskeys } from '../passkey/browser-support.ts';
import { logIn } from './api.ts';
import classes from './auth-form.module.css';
import { FormTitle } from './form-title.tsx';
import { LoginProblem } from './login-problem.tsx';
import { OtherLoginsSlot } from './other-logins-slot.tsx';
import { useFaultSentence } from './use-fault-sentence.ts';

type LoginValues = { username: string; password: string; pin: string; keep: boolean };
type Secret = 'password' | 'pin';

/** Loaded after the login screen, since most people type a password. */
const PinField = lazyPart(async () => (await import('../../ui/field/pin-field.tsx')).PinField);

export const LoginForm = () => {
  const { t } = useTranslation();
  const sentence = useFaultSentence();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [secret, setSecret] = useState<Secret>('password');
  const login = useTask({
    run: async (request: RequestBody<'login'>) => {
      const isSameSession = watchSession();
      const result = await logIn(request);
      // Dropped if another tab has logged in (and perhaps out) meanwhile.
      return isSameSession() ? result : null;
    },
    onDone: (result, { keep }) => result && startSession(result, { keep: keep === true }),
    onFail: (error, { keep }) => {
      if (error.code !== 'second_step_required') return showOnField(error);
      keepFirstStep(error.data, keep === true);
      navigate({ pathname: '/login/code', search });
    },
  });
  const secondsLeft = useRetryWait(login.error);
  const form = useForm<LoginValues>({
    initial: { username: '', password: '', pin: '', keep: false },
    findFaults: (values) => findLoginFaults(values, secret),
    submit: (values) => login.start(toRequest(values, secret)),
    speaksEarly: false,
  });
  const showOnField = ({ code, field }: ApiError) => {
    if (field === 'username' && isKnownCode(code)) {
      form.refuse(field, code);
      form.leadToFault();
    } else if (code === 'login_failed') form.focus(secret);
  };
  useEffect(() => void PinField.tryLoad(), []);
  const switchSecret = async () => {
    const other = secret === 'pin' ? 'password' : 'pin';
    // The field must be there before it takes focus.
    if (other === 'pin') await PinField.tryLoad();
    flushSync(() => setSecret(other));
    login.clear();
    form.focus(other);
  };
  useFocusOnArrival(() => form.focus('username'));

  const username = form.bind('username');
  // Chrome misses the username if a password field is added to a form later, so the form is mounted again.
  return (
    <form key={secret} {...form.props} className={classes.form}>
      <FormTitle title={t('auth.login.title')}>
        {t('auth.login.newHere')}{' '}
        <Link className={`${linkClasses.link} ${linkClasses.inline}`} to="/signup">
          {t('auth.login.signup')}
        </Link>
      </FormTitle>
      <SessionOver />
      <OtherLoginsSlot keep={form.values.keep} />
      <TextField
        {...username}
        onChange={(value) => {
          username.onChange(value);
          login.clear();
        }}
        label={t('auth.username')}
        autoComplete={canUsePasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        leading={<IconUser className={fieldClasses.icon} aria-hidden />}
        error={sentence(form.findFault('username'))}
      />
      {secret === 'password' ? (
        <PasswordField
          {...form.bind('password')}
          label={t('auth.password')}
          autoComplete="current-password"
          leading={<IconLock className={fieldClasses.icon} aria-hidden />}
          error={sentence(form.findFault('password'))}
        />
      ) : (
        <PinField {...form.bind('pin')} label={t('auth.login.pin')} error={sentence(form.findFault('pin'))} />
      )}
      <button type="button" className={`${linkClasses.link} ${classes.toggle}`} onClick={switchSecret}>
        {secret === 'password' ? <IconGridDots aria-hidden /> : <IconLock aria-hidden />}
        {t(secret === 'password' ? 'auth.login.withPin' : 'auth.login.withPassword')}
      </button>
      <div className={classes.between}>
        <Checkbox {...form.bind('keep')}>{t('auth.login.keep')}</Checkbox>
        <Link className={linkClasses.link} to="/forgot-password">
          {t('auth.login.forgot')}
        </Link>
      </div>
      <LoginProblem
        error={login.error?.code === 'second_step_required' ? null : login.error}
        secondsLeft={secondsLeft}
        username={form.values.username}
        onUsePassword={switchSecret}
      />
      <Button type="submit" size="lg" isBlock isLoading={login.isRunning} disabled={secondsLeft > 0}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
};

/** The notice that the session has ended, after a redirect to the login. */
const SessionOver = () => {
  const { t } = useTranslation();
  const state: Partial<typeof sessionOver> | null = useLocation().state;
  return state?.isSessionOver && <p className={classes.reason}>{t('auth.login.sessionOver')}</p>;
};

/** The rules of `loginSchema`, without the validator: it would enlarge the first load. */
const findLoginFaults = ({ username, password, pin }: LoginValues, secret: Secret): Faults<LoginValues> => ({
  ...(username.trim() === '' && { username: 'username_required' }),
  ...(secret === 'password' && password === '' && { password: 'secret_required' }),
  ...(secret === 'pin' && pin === '' && { pin: 'secret_required' }),
  ...(secret === 'pin' && pin !== '' && pin.length < PIN_LENGTH && { pin: 'pin_not_four_digits' }),
});

const toRequest = ({ username, password, pin, keep }: LoginValues, secret: Secret): RequestBody<'login'> => ({
  username: username.trim(),
  ...(secret === 'password' ? { password } : { pin }),
  keep,
});

/** Focuses at the start, except on touch screens: their keyboard would cover the page. */
const useFocusOnArrival = (focus: () => void): void => {
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && document.activeElement === document.body) focusNow();
  }, []);
};
