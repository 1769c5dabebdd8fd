import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { onReachable } from '../../../lib/api/connection.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { recoverFromNewVersion } from '../../../lib/loading/new-version.ts';
import { MissingPartError } from '../../../lib/loading/part.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyFrame } from '../../../ui/feedback/empty-frame.tsx';
import { errorDrawing } from '../../../ui/feedback/error-drawing.tsx';
import classes from './notice-page.module.css';

/** Shown when a screen failed or could not be loaded. */
export const ErrorPage = () => <ErrorMessage />;

/** The error page inside the dashboard, beside the menu. */
export const ErrorBesideMenu = () => <ErrorMessage below="shell" />;

const ErrorMessage = ({ below }: { below?: 'shell' }) => {
  const { t } = useTranslation();
  const isMissing = useRouteError() instanceof MissingPartError;
  const openAgain = useOpenAgain();
  useEffect(() => (isMissing ? onReachable(openAgain) : undefined));
  const isReloadUseless = useIsReloadUseless();
  const title = t('title.error');
  useEffect(() => {
    if (!below) document.title = `${title} · PinLife`;
  }, [title, below]);
  const words = isMissing
    ? (['shell.failedTitle', 'shell.failedText'] as const)
    : (['shell.errorTitle', 'shell.errorText'] as const);
  return (
    <main id="content" className={classes.page} data-below={below}>
      {isReloadUseless && (
        <EmptyFrame
          art={errorDrawing}
          title={t(words[0])}
          text={t(words[1])}
          isFramed={false}
          heading="h1"
          action={<Button onClick={isMissing ? openAgain : () => location.reload()}>{t('shell.loadAgain')}</Button>}
        />
      )}
    </main>
  );
};

/** Renders the page again without reloading the app, which could fail offline. */
const useOpenAgain = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => navigate({ pathname, search }, { replace: true });
};

/** True once it is certain that no reload for a new version follows. */
const useIsReloadUseless = (): boolean => {
  const [isReloadUseless, setIsHopeless] = useState(false);
  useEffect(() => {
    recoverFromNewVersion().then(() => setIsHopeless(true));
  }, []);
  return isReloadUseless;
};
