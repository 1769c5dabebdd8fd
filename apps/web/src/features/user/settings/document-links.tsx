import { IconExternalLink, IconMail } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { documentAddress } from '../../../lib/screen/document-address.ts';
import { policyNames } from '../../../lib/screen/policies.ts';
import link from '../../../ui/action/link.module.css';
import { useInstance } from '../api.ts';
import classes from './settings.module.css';

const documents = [
  { name: policyNames.privacy, label: 'policy.privacy' },
  { name: 'cookie-policy', label: 'settings.cookies' },
  { name: policyNames.vision, label: 'policy.vision' },
  { name: policyNames.goals, label: 'policy.goals' },
  { name: policyNames.whatIs, label: 'policy.whatIs' },
] as const;

export const DocumentLinks = () => {
  const { t } = useTranslation();
  const { data: instance } = useInstance();
  return (
    <ul className={classes.links}>
      {documents.map(({ name, label }) => (
        <li key={name}>
          <DocumentLink name={name} label={t(label)} />
        </li>
      ))}
      {instance && (
        <li>
          {instance.supportEmail ? (
            <a className={link.link} href={`mailto:${instance.supportEmail}`}>
              <IconMail aria-hidden />
              {t('settings.support')}
            </a>
          ) : (
            <DocumentLink name="support" label={t('settings.support')} />
          )}
        </li>
      )}
    </ul>
  );
};

const DocumentLink = ({ name, label }: { name: string; label: string }) => {
  const { t, language } = useTranslation();
  return (
    <a className={link.link} href={documentAddress(language, name, 'html')} target="_blank" rel="noopener">
      {label}
      <IconExternalLink aria-hidden />
      <span className="visually-hidden">{t('settings.newTab')}</span>
    </a>
  );
};
