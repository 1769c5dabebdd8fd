import type { LanguageCode } from '@pinlife/contract/languages';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { fil } from './texts/fil.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { ml } from './texts/ml.ts';

export type MailTemplate = 'verify' | 'reset' | 'password-changed' | 'password-was-reset' | 'pin-changed' | 'reminder';

/** `{placeholders}` are filled in when the mail is rendered: name, time, hours, minutes, title, message. */
type MailText = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button: string;
  /** Small print below the button. */
  notes: readonly string[];
};

export type MailTexts = {
  /** What Intl calls the language, with the region whose dates the product uses. */
  locale: string;
  greeting: string;
  namelessGreeting: string;
  linkHint: string;
  tagline: string;
  footer: string;
  templates: Record<MailTemplate, MailText>;
};

const textsByLanguage: Record<LanguageCode, MailTexts> = { de, el, fil, fr, hi, it, ml };

export const mailTexts = (language: LanguageCode): MailTexts => textsByLanguage[language];
