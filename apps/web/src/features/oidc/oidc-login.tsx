import { OIDC_OUTCOME } from '@pinlife/contract/oidc/limits';
import { IconCloudOff, IconId } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, sentenceOf, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { type Provider, startOidcLogin } from './api.ts';
import { storeLoginState } from './login-state.ts';
import classes from './oidc.module.css';

/** The button that logs in by the provider, which leaves the page. */
export const OidcLogin = ({ provider: { name }, keep }: { provider: Provider; keep: boolean }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const outcome = params.get(OIDC_OUTCOME);
  const task = useTask({
    run: () => startOidcLogin(keep),
    onDone: ({ url }) => {
      params.delete(OIDC_OUTCOME);
      storeLoginState({ search: params.size > 0 ? `?${params}` : '', keep });
      location.assign(url);
    },
  });
  useClearOnReturn(task.clear);
  const isLeaving = task.isRunning || task.isDone;
  const { error } = task;
  const isAway = error ? error.code === 'oidc_away' : outcome === 'away';
  return (
    <div className={classes.login}>
      <div role="alert">
        {!isLeaving && isAway && (
          <Hint tone="warning" icon={IconCloudOff}>
            {sentenceOf('oidc_away', { value: name })}
          </Hint>
        )}
      </div>
      {!isLeaving && !isAway && (error || outcome === 'refused') && (
        <Alert>{error ? sentenceFor(error, 'error.internal') : sentenceOf('oidc_refused', { value: name })}</Alert>
      )}
      <Button variant="outline" size="lg" isBlock isLoading={isLeaving} onClick={() => task.start(undefined)}>
        {!isLeaving && <IconId size={20} stroke={1.75} aria-hidden />}
        {t('oidc.continueWith', { name })}
      </Button>
      <p className={classes.status} role="status">
        {isLeaving && t('oidc.taking', { name })}
      </p>
    </div>
  );
};

/** Resets the page when the person returns with the back button. */
const useClearOnReturn = (clear: () => void): void => {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) clear();
  });
  useEffect(() => {
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
};
