import { CODE_LENGTH, TRUST_DAYS } from '@pinlife/contract/two-step/limits';
import { IconArrowLeft, IconClock, IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { formatWait, sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { forgetFirstStep, readFirstStep } from '../../lib/session/second-step.ts';
import { startSession, watchSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/action/button.tsx';
import link from '../../ui/action/link.module.css';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import field from '../../ui/field/field.module.css';
import { PinField } from '../../ui/field/pin-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { canUsePasskeys } from '../passkey/browser-support.ts';
import { usePasskeyLogin } from '../passkey/passkey-login.ts';
import { takeSecondStep } from './api.ts';
import classes from './two-step.module.css';
import { useCodeFocus } from './use-code-focus.ts';

type CodeKind = 'code' | 'recoveryCode';

/** The code after the password or pin. It is sent by itself once it is complete. */
export const SecondStepForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [way, setWay] = useState<CodeKind>('code');
  const form = useCodeFocus(true);
  const [value, setValue] = useState('');
  const [trust, setTrust] = useState(false);
  const firstStep = readFirstStep();
  const keep = firstStep?.keep === true;
  const byPasskey = usePasskeyLogin(keep);
  const task = useTask({
    run: async (typed: string) => {
      const isSameSession = watchSession();
      const result = await takeSecondStep({ ticket: firstStep?.ticket ?? '', [way]: typed, trust });
      return isSameSession() ? result : null;
    },
    onDone: (result) => {
      forgetFirstStep();
      if (!result) return;
      if (result.recoveryCodesLeft !== null) {
        showToast({ kind: 'success', text: t('secondStep.in', { count: result.recoveryCodesLeft }) });
      }
      startSession(result, { keep });
    },
    onFail: ({ code }) => {
      if (code === 'code_wrong') setValue('');
    },
  });
  const secondsLeft = useRetryWait(task.error);
  const clear = () => {
    task.clear();
    if (byPasskey.error) byPasskey.clear();
  };
  const change = (typed: string) => {
    setValue(typed);
    if (typed !== '') clear();
    if (way === 'code' && typed.length === CODE_LENGTH) void task.start(typed);
  };
  const switchWay = () => {
    setWay(way === 'code' ? 'recoveryCode' : 'code');
    setValue('');
    clear();
  };
  const leave = () => {
    forgetFirstStep();
    navigate({ pathname: '/login', search });
  };
  const isComplete = way === 'code' ? value.length === CODE_LENGTH : value.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete) void task.start(value);
  };
  const isOfField = task.error?.code === 'code_wrong' || task.error?.code === 'recovery_code_wrong';
  const sentence = task.error ? sentenceFor(task.error, 'secondStep.failed') : undefined;
  const isExpired = task.error?.code === 'second_step_expired';
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <div>
        <Link className={`${link.link} ${classes.back}`} to={{ pathname: '/login', search }} onClick={forgetFirstStep}>
          <IconArrowLeft aria-hidden />
          {t('secondStep.back')}
        </Link>
        <h2 className="h2">{t('secondStep.title')}</h2>
        <p className={classes.text}>{t(way === 'code' ? 'secondStep.text' : 'secondStep.recoveryText')}</p>
      </div>
      {way === 'code' ? (
        <PinField
          label={t('secondStep.code')}
          name="code"
          value={value}
          onChange={change}
          length={CODE_LENGTH}
          isCode
          error={isOfField ? sentence : undefined}
        />
      ) : (
        <TextField
          label={t('secondStep.recoveryCode')}
          value={value}
          onChange={change}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          leading={<IconLifebuoy className={field.icon} aria-hidden />}
          error={isOfField ? sentence : undefined}
          hint={t('secondStep.once')}
        />
      )}
      <Checkbox name="trust" value={trust} onChange={setTrust}>
        {t('secondStep.trust', { count: TRUST_DAYS })}
      </Checkbox>
      {secondsLeft > 0 ? (
        <div role="alert" aria-relevant="additions">
          <Hint tone="warning" icon={IconClock}>
            {t(way === 'code' ? 'secondStep.tooMany' : 'secondStep.tooManyRecovery', {
              wait: formatWait(secondsLeft),
            })}
          </Hint>
        </div>
      ) : (
        task.error && !isOfField && task.error.code !== 'too_many_attempts' && <Alert>{sentence}</Alert>
      )}
      {isExpired ? (
        <Button size="lg" isBlock onClick={leave}>
          {t('secondStep.back')}
        </Button>
      ) : (
        <Button type="submit" size="lg" isBlock isLoading={task.isRunning} disabled={!isComplete || secondsLeft > 0}>
          {t('secondStep.submit')}
        </Button>
      )}
      <OtherWays way={way} onSwitch={switchWay} passkey={byPasskey} />
      {byPasskey.error && <Alert>{sentenceFor(byPasskey.error, 'error.passkey_failed')}</Alert>}
    </form>
  );
};

type OtherWaysProps = { way: CodeKind; onSwitch: () => void; passkey: ReturnType<typeof usePasskeyLogin> };

/** Switches between the code and a recovery code, or logs in by a passkey. */
const OtherWays = ({ way, onSwitch, passkey }: OtherWaysProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.ways}>
      <button type="button" className={link.link} onClick={onSwitch}>
        {way === 'code' ? <IconLifebuoy aria-hidden /> : <IconDeviceMobile aria-hidden />}
        {t(way === 'code' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
      </button>
      {canUsePasskeys && (
        <button type="button" className={link.link} aria-busy={passkey.isRunning} onClick={() => passkey.start(null)}>
          <IconFingerprint aria-hidden />
          {t('auth.login.passkey')}
        </button>
      )}
    </div>
  );
};
