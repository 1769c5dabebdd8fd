import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { getToken } from '../lib/session.ts';
import { confirm } from './confirm.ts';

/**
 * Asks before unsaved work is left behind: inside the app with our own prompt, when the tab closes with the browser's.
 * A session that is over is not held back. One guard at a time: the router knows no more.
 */
export const useUnsavedGuard = (isDirty: boolean, text: string): void => {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && getToken() !== null,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
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
  }, [blocker, t, text]);

  useEffect(() => {
    if (!isDirty) return;
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', holdBack);
    return () => window.removeEventListener('beforeunload', holdBack);
  }, [isDirty]);
};
