import type { MailValues } from '../features/mail/render/render-mail.ts';

/** Sample values for every mail. */
export const makeMailValues = (link: string): MailValues => {
  const notice = { firstName: 'Meera', link, at: new Date('2026-11-14T18:40:00Z'), timezone: 'Asia/Kolkata' };
  return {
    verify: { firstName: 'Meera', link },
    reset: { firstName: 'Meera', link },
    'password-changed': notice,
    'password-was-reset': notice,
    'pin-changed': notice,
    reminder: { ...notice, title: 'Violin', message: 'Slow down at the charanam.' },
    'token-made': { ...notice, about: 'Backup' },
    'token-removed': { ...notice, about: 'Backup' },
    'webhook-made': { ...notice, about: 'home.example/hook' },
    'webhook-removed': { ...notice, about: 'home.example/hook' },
    'webhook-rests': { ...notice, about: 'home.example/hook' },
    'passkey-added': { ...notice, about: 'Meera’s phone' },
    'passkey-removed': { ...notice, about: 'Meera’s phone' },
    'oidc-connected': { ...notice, about: 'Riverside School' },
    'oidc-disconnected': { ...notice, about: 'Riverside School' },
    'two-step-on': { ...notice, about: '' },
    'two-step-off': { ...notice, about: '' },
    'two-step-reset': { ...notice, about: '' },
    'recovery-codes-made': { ...notice, about: '' },
    'recovery-code-used': { ...notice, about: '9' },
    invitation: notice,
    suspended: notice,
    'let-in': notice,
    'deletion-set': notice,
    'account-kept': notice,
    'operator-made': notice,
    'operator-removed': notice,
    'backup-failed': notice,
    'mail-test': notice,
  };
};
