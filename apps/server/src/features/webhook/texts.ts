import { defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import type { WebhookDelivery } from '@pinlife/contract/webhook/schema';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { fil } from './texts/fil.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { ml } from './texts/ml.ts';

/** The texts of an ntfy message: the event, and the button. */
export type WebhookTexts = Record<WebhookDelivery['event'] | 'open', string>;

const textsByLanguage: Record<LanguageCode, WebhookTexts> = { de, el, fil, fr, hi, it, ml };

export const webhookTexts = (language: string): WebhookTexts =>
  textsByLanguage[isLanguageCode(language) ? language : defaultLanguage];
