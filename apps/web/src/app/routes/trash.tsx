import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NoteFeed } from '../../features/note/feed/note-feed.tsx';
import { TrashCard } from '../../features/note/trash/trash-card.tsx';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import link from '../../ui/action/link.module.css';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../shell/frame/page.tsx';
import classes from './trash.module.css';

const trashFilter = { type: 'trash' } as const;

export const Component = () => {
  const { t } = useTranslation();
  const days = { days: TRASH_DAYS };
  return (
    <Page>
      <div className={classes.head}>
        <Link className={link.link} to="/dashboard/settings">
          <IconArrowLeft aria-hidden />
          {t('trash.back')}
        </Link>
        <h1 className="h1">{t('trash.title')}</h1>
        <p className={classes.text}>{t('trash.text', days)}</p>
      </div>
      <NoteFeed
        filter={trashFilter}
        label={t('trash.title')}
        card={TrashCard}
        hasEnd={false}
        empty={<EmptyState drawing="note" title={t('trash.emptyTitle')} text={t('trash.emptyText', days)} />}
      />
    </Page>
  );
};
