import { NavLink, useLocation } from 'react-router';
import { DocumentFrame } from '../../features/document/document-frame.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Pin } from '../../ui/pin.tsx';
import entry from '../shell/entry.module.css';
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
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const current = documents.find(({ to }) => to === pathname) ?? documents[0];
  const name = current.to.slice(1);
  const title = t(current.label);
  return (
    <>
      <PolicyHeader />
      <div className={classes.columns}>
        <nav className={classes.nav} aria-label={t('policy.documents')}>
          {documents.map(({ to, label }) => (
            <NavLink key={to} to={to} className={`${entry.entry} ${classes.entry}`}>
              {t(label)}
              {to === current.to && <Pin size="sm" />}
            </NavLink>
          ))}
        </nav>
        <main>
          <h1 className={`h1 ${classes.title}`}>{title}</h1>
          <DocumentFrame key={`${language} ${name}`} name={name} title={title} />
        </main>
      </div>
    </>
  );
};
