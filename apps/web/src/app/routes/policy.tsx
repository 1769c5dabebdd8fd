import { NavLink, useLocation } from 'react-router';
import { DocumentFrame } from '../../features/document/document-frame.tsx';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { policies, policyNames, policyPath } from '../../lib/screen/policies.ts';
import { Pin } from '../../ui/mark/pin.tsx';
import { TipHost } from '../../ui/overlay/tip-host.tsx';
import entry from '../shell/frame/entry.module.css';
import { PublicHeader } from '../shell/header/public-header.tsx';
import classes from './policy.module.css';

export const Component = () => {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const current = policies.find((policy) => policyPath(policy) === pathname) ?? 'terms';
  const name = policyNames[current];
  const title = t(`policy.${current}`);
  return (
    <>
      <PublicHeader />
      <div className={classes.columns}>
        <nav className={classes.nav} aria-label={t('policy.documents')}>
          {policies.map((policy) => (
            <NavLink key={policy} to={policyPath(policy)} className={`${entry.entry} ${classes.entry}`}>
              {t(`policy.${policy}`)}
              {policy === current && <Pin size="sm" />}
            </NavLink>
          ))}
        </nav>
        <main>
          <h1 className={`h1 ${classes.title}`}>{title}</h1>
          <DocumentFrame key={`${language} ${name}`} name={name} title={title} />
        </main>
      </div>
      <TipHost />
    </>
  );
};
