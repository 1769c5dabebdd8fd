import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Page } from '../shell/page.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const query = parameters.get('q')?.trim() ?? '';
  const label = t('note.searchResults', { query });
  return (
    <Page>
      <h1 className="visually-hidden">{t('shell.search')}</h1>
      <Tabs label={t('shell.search')} tabs={[{ to: `/dashboard/search?${new URLSearchParams({ q: query })}`, label }]}>
        <EmptyState
          drawing="search"
          title={t('note.noResults')}
          text={query === '' ? t('note.searchPrompt') : t('note.noResultsText', { query })}
        />
      </Tabs>
    </Page>
  );
};
