import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { HOME_PATH } from '../../lib/session/return-path.ts';
import button from '../../ui/action/button.module.css';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PublicHeader } from '../shell/header/public-header.tsx';
import classes from '../shell/notice/notice-page.module.css';

export const Component = () => {
  const { t } = useTranslation();
  const isInside = useLocation().pathname.startsWith('/dashboard/');
  return (
    <>
      {!isInside && <PublicHeader />}
      <main id="content" className={classes.page} data-below={isInside ? 'shell' : 'header'}>
        <EmptyState
          drawing="search"
          title={t('shell.notFoundTitle')}
          text={t('shell.notFoundText')}
          isFramed={false}
          heading="h1"
          action={
            <Link className={button.button} data-variant="soft" to={HOME_PATH}>
              {t('shell.goHome')}
            </Link>
          }
        />
      </main>
    </>
  );
};
