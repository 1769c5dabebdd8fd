import { useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { fallenDrawing } from '../../ui/fallen-drawing.tsx';
import classes from './notice-page.module.css';

/** What a person sees when a screen breaks. A new version may have replaced its files: loading again then helps. */
export const ErrorPage = () => {
  const { t } = useTranslation();
  const title = t('title.error');
  useEffect(() => {
    document.title = `${title} · PinLife`;
  }, [title]);
  return (
    <main className={classes.page}>
      <EmptyFrame
        art={fallenDrawing}
        title={t('shell.errorTitle')}
        text={t('shell.errorText')}
        isFramed={false}
        heading="h1"
        action={<Button onClick={() => location.reload()}>{t('shell.loadAgain')}</Button>}
      />
    </main>
  );
};
