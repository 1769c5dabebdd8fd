import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router';
import { documentAddress } from '../../lib/document-address.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Pin } from '../../ui/pin.tsx';
import sheet from '../../ui/sheet.module.css';
import { MantineScope } from '../mantine-scope.tsx';
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
  const addressOf = (kind: 'html' | 'pdf') => documentAddress(language, current.to.slice(1), kind);
  const title = t(current.label);
  return (
    <MantineScope>
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
          <div className={`${sheet.sheet} ${classes.sheet}`}>
            <div className={classes.bar}>
              <span className={classes.file}>{current.to.slice(1)}.pdf</span>
              <a className={classes.tool} href={addressOf('pdf')} download aria-label={t('policy.download')}>
                <IconDownload size={20} stroke={1.75} aria-hidden />
              </a>
              <a
                className={classes.tool}
                href={addressOf('html')}
                target="_blank"
                rel="noopener"
                aria-label={t('policy.readAsPage')}
              >
                <IconExternalLink size={20} stroke={1.75} aria-hidden />
              </a>
            </div>
            {/* Where the browser shows no PDF, and for whoever reads it by ear, the same words as a page. */}
            <iframe
              key={addressOf('pdf')}
              className={classes.frame}
              title={navigator.pdfViewerEnabled ? t('policy.frame', { title }) : title}
              src={navigator.pdfViewerEnabled ? `${addressOf('pdf')}#toolbar=0` : addressOf('html')}
            />
          </div>
        </main>
      </div>
    </MantineScope>
  );
};
