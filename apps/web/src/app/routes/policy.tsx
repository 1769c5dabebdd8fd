import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pin } from '../../ui/pin.tsx';
import { MantineScope } from '../mantine-scope.tsx';
import { PolicyHeader } from '../shell/policy-header.tsx';
import classes from './policy.module.css';

const documents = [
  { to: '/terms-and-conditions', label: 'policy.terms' },
  { to: '/privacy-policy', label: 'policy.privacy' },
  { to: '/vision-and-mission', label: 'policy.vision' },
  { to: '/goals', label: 'policy.goals' },
  { to: '/what-is-pinlife', label: 'policy.whatIs' },
] as const;

export const Component = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const current = documents.find(({ to }) => to === pathname) ?? documents[0];
  return (
    <MantineScope>
      <PolicyHeader />
      <div className={classes.columns}>
        <nav className={classes.nav} aria-label={t('policy.documents')}>
          {documents.map(({ to, label }) => (
            <NavLink key={to} to={to} className={classes.entry ?? ''}>
              {t(label)}
              {to === current.to && <Pin size="sm" />}
            </NavLink>
          ))}
        </nav>
        <main>
          <h1 className={`h1 ${classes.title}`}>{t(current.label)}</h1>
          <EmptyState drawing="note" title={t(current.label)} text={t('policy.preparing')} />
        </main>
      </div>
    </MantineScope>
  );
};
