import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { getToken } from '../../lib/session/session.ts';
import { findGuardText } from '../../lib/session/unsaved-guards.ts';
import { confirm } from './confirm.ts';

/**
 * Shows the question of every `useUnsavedGuard`, because the router supports only one blocker. An ended session is not
 * blocked.
 */
export const UnsavedGuardHost = (): null => {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      findGuardText() !== null && currentLocation.pathname !== nextLocation.pathname && getToken() !== null,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const text = findGuardText();
    // The guard was removed while the next page was loading.
    if (text === null) {
      blocker.proceed();
      return;
    }
    let isCurrent = true;
    const question = {
      title: t('shell.leaveQuestion'),
      text,
      confirmLabel: t('shell.leave'),
      cancelLabel: t('shell.stay'),
      danger: true,
    };
    confirm(question).then((mayLeave) => {
      if (!isCurrent) return;
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, t]);
  return null;
};
