import type { LanguageCode } from '@pinlife/contract/languages';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { fil } from './texts/fil.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { ml } from './texts/ml.ts';

/** The acts of operators that send a notice to the person. */
export const operatorNotices = [
  'suspended',
  'let-in',
  'deletion-set',
  'account-kept',
  'operator-made',
  'operator-removed',
  'backup-failed',
  'mail-test',
] as const;
export type OperatorNotice = (typeof operatorNotices)[number];

type PlainTemplate =
  | 'verify'
  | 'reset'
  | 'password-changed'
  | 'password-was-reset'
  | 'pin-changed'
  | 'reminder'
  | 'invitation'
  | OperatorNotice;

/** Notices about the ways into an account and out of it. All but the last share their last paragraph and their button. */
export const accountNotices = [
  'token-made',
  'token-removed',
  'passkey-added',
  'passkey-removed',
  'oidc-connected',
  'oidc-disconnected',
  'two-step-on',
  'two-step-off',
  'two-step-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'webhook-made',
  'webhook-removed',
  'webhook-rests',
] as const;
export type AccountNotice = (typeof accountNotices)[number];

export type MailTemplate = PlainTemplate | AccountNotice;

/** `{placeholders}` are filled in when the mail is rendered: name, time, hours, minutes, title, message, about. */
type MailText = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button: string;
  /** Small print below the button. */
  notes: readonly string[];
};

export type MailTexts = {
  /** The locale for Intl, with the region whose date format is used. */
  locale: string;
  greeting: string;
  namelessGreeting: string;
  linkHint: string;
  tagline: string;
  footer: string;
  templates: Record<PlainTemplate, MailText>;
  /** `{about}` is the subject of the notice, as the person named it. */
  notices: Record<AccountNotice, { subject: string; text: string }>;
  noticeAdvice: string;
};

const textsByLanguage: Record<LanguageCode, MailTexts> = { de, el, fil, fr, hi, it, ml };

export const mailTexts = (language: LanguageCode): MailTexts => textsByLanguage[language];

export const mailTextOf = ({ templates, notices, noticeAdvice }: MailTexts, template: MailTemplate): MailText => {
  if (!isNotice(template)) return templates[template];
  const { subject, text } = notices[template];
  if (template === 'webhook-rests') {
    return { subject, heading: subject, paragraphs: [text], button: templates['operator-made'].button, notes: [] };
  }
  const { button } = templates['password-changed'];
  return { subject, heading: subject, paragraphs: [text, noticeAdvice], button, notes: [] };
};

const isNotice = (template: MailTemplate): template is AccountNotice =>
  (accountNotices as readonly MailTemplate[]).includes(template);
