import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../shell/page.tsx';
import classes from './list.module.css';

export const Component = () => {
  const { t } = useTranslation();
  return (
    <Page>
      <h1 className={`h1 ${classes.title}`}>{t('note.myPassions')}</h1>
      <EmptyState drawing="note" title={t('note.noNotes')} text={t('note.noPassionsText')} />
    </Page>
  );
};
