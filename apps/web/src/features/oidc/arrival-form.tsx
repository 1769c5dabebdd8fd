import type { LoginResult } from '@pinlife/contract/auth/schema';
import { OIDC_OUTCOME } from '@pinlife/contract/oidc/limits';
import type { OidcStranger } from '@pinlife/contract/oidc/schema';
import { isKnownTimezone } from '@pinlife/contract/timezone';
import { IconAlertTriangle, IconLock, IconUser } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ApiError } from '../../lib/api/api-error.ts';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { currentLanguage, formatWait, sentenceFor, sentenceOf, useTranslation } from '../../lib/i18n/i18n.ts';
import { keepFirstStep } from '../../lib/session/second-step.ts';
import { startSession, watchSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/action/button.tsx';
import link from '../../ui/action/link.module.css';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import field from '../../ui/field/field.module.css';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { OrLine } from '../../ui/mark/or-line.tsx';
import { connectOidcLogin, logInByOidc, type Provider, signUpByOidc } from './api.ts';
import { readLoginState, removeLoginState } from './login-state.ts';
import classes from './oidc.module.css';

/** Completes a login with the choices that were made on the login screen, and opens the page that was requested there. */
const useEnterApp = () => {
  const navigate = useNavigate();
  return async (result: LoginResult): Promise<void> => {
    const { search, keep } = readLoginState();
    removeLoginState();
    // The loader of this page redirects by the query that the login screen had.
    await navigate({ search }, { replace: true });
    startSession(result, { keep });
  };
};

/** The invitation with which they left the signup screen. */
const findInvitation = (): string | undefined =>
  new URLSearchParams(readLoginState().search).get('invite') ?? undefined;

/** Ignores the login if another session has begun meanwhile. */
const unlessChanged = async (login: Promise<LoginResult>): Promise<LoginResult | null> => {
  const isSameSession = watchSession();
  const result = await login;
  return isSameSession() ? result : null;
};

/** The page to which the provider redirects. Known people are logged in at once. */
export const ArrivalForm = ({ provider }: { provider: Provider }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const enter = useEnterApp();
  const arrival = useTask({
    run: () => unlessChanged(logInByOidc()),
    onDone: (result) => void (result && enter(result)),
    onFail: ({ code }) => {
      if (code === 'oidc_refused') navigate(`/login?${OIDC_OUTCOME}=refused`, { replace: true });
    },
  });
  const start = useEffectEvent(() => arrival.start(undefined));
  useEffect(() => void start(), []);
  const { error } = arrival;
  if (error?.code === 'oidc_unknown') {
    return <FirstTime provider={provider} stranger={error.data as OidcStranger} onEnter={enter} />;
  }
  if (!error || error.code === 'oidc_refused') {
    return (
      <p className={classes.waiting} role="status">
        <Spinner />
        {t('oidc.arriving')}
      </p>
    );
  }
  return (
    <div className={classes.form}>
      <Alert>{sentenceFor(error, 'error.login_failed', { value: provider.name })}</Alert>
      <BackLink />
    </div>
  );
};

type FirstTimeProps = { provider: Provider; stranger: OidcStranger; onEnter: (result: LoginResult) => Promise<void> };

/** No name is filled in: the provider does not say whose account here it is. */
const FirstTime = ({ provider: { name }, stranger, onEnter }: FirstTimeProps) => {
  const { t } = useTranslation();
  const canSignUp = stranger.canSignUp || (stranger.isByInvitation && findInvitation() !== undefined);
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const leaveIfOver = (error: ApiError) => {
    if (error.code === 'oidc_refused') navigate(`/login?${OIDC_OUTCOME}=refused`, { replace: true });
  };
  const connection = useTask({
    run: () => unlessChanged(connectOidcLogin({ username: username.trim(), password })),
    onDone: (result) => void (result && onEnter(result)),
    onFail: (error) => {
      if (error.code !== 'second_step_required') return leaveIfOver(error);
      const { search, keep } = readLoginState();
      keepFirstStep(error.data, keep);
      navigate({ pathname: '/login/code', search });
    },
  });
  const secondsLeft = useRetryWait(connection.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (username.trim() !== '' && password !== '') void connection.start(undefined);
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    connection.clear();
  };
  const failure = connection.error?.code === 'second_step_required' ? null : connection.error;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.title}>
        <h2 className="h2">{t('oidc.question')}</h2>
        <p>{t('oidc.questionText', { name })}</p>
      </div>
      {!canSignUp && (
        <Hint tone="warning" icon={IconAlertTriangle}>
          {sentenceOf('oidc_unknown', { value: name })}
        </Hint>
      )}
      <TextField
        label={t('auth.username')}
        value={username}
        onChange={change(setUsername)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        leading={<IconUser className={field.icon} aria-hidden />}
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        value={password}
        onChange={change(setPassword)}
        autoComplete="current-password"
        leading={<IconLock className={field.icon} aria-hidden />}
      />
      {failure && (
        <Alert>
          {secondsLeft > 0
            ? t('error.too_many_attempts', { wait: formatWait(secondsLeft) })
            : sentenceFor(failure, 'error.login_failed', { value: name })}
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        isBlock
        isLoading={connection.isRunning}
        disabled={username.trim() === '' || password === '' || secondsLeft > 0}
      >
        {t('oidc.connect')}
      </Button>
      {canSignUp && <NewAccount name={name} onEnter={onEnter} onFail={leaveIfOver} />}
      <BackLink />
    </form>
  );
};

type NewAccountProps = {
  name: string;
  onEnter: FirstTimeProps['onEnter'];
  onFail: (error: ApiError) => void;
};

/** Asks for an e-mail address if the provider has none, or one that is already used here. */
const NewAccount = ({ name, onEnter, onFail }: NewAccountProps) => {
  const { t } = useTranslation();
  const [email, setEmail] = useState<string | null>(null);
  const task = useTask({
    run: () => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
      const zone = isKnownTimezone(timezone) && { timezone };
      const address = email?.trim() && { email: email.trim() };
      const invite = findInvitation();
      const given = { ...zone, ...address, ...(invite !== undefined && { invite }) };
      return unlessChanged(signUpByOidc({ language: currentLanguage(), ...given }));
    },
    onDone: (result) => void (result && onEnter(result)),
    onFail: (error) => {
      if (error.field === 'email') setEmail((typed) => typed ?? '');
      else onFail(error);
    },
  });
  const sentence = task.error && sentenceFor(task.error, 'auth.signup.failed', { value: email?.trim() || name });
  const isOfField = task.error?.field === 'email' && email !== '';
  return (
    <>
      <OrLine />
      {email !== null && (
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            task.clear();
          }}
          error={isOfField && sentence ? sentence : undefined}
          hint={t('oidc.emailHint')}
        />
      )}
      {sentence && task.error?.field !== 'email' && <Alert>{sentence}</Alert>}
      <Button variant="outline" size="lg" isBlock isLoading={task.isRunning} onClick={() => task.start(undefined)}>
        {t('oidc.makeNew')}
      </Button>
    </>
  );
};

const BackLink = () => {
  const { t } = useTranslation();
  return (
    <Link className={`${link.link} ${classes.back}`} to={{ pathname: '/login', search: readLoginState().search }}>
      {t('oidc.back')}
    </Link>
  );
};
