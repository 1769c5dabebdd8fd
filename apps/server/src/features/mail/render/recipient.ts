import { defaultLanguage, isLanguageCode } from '@pinlife/contract/languages';
import type { Recipient } from '../service.ts';

/** The columns of a user row that mails need. */
export type Addressee = { email: string; first_name: string; language: string; timezone: string };

/** The recipient for a user row. */
export const recipientOf = ({ email, first_name: firstName, language, timezone }: Addressee): Recipient => ({
  email,
  firstName,
  language: isLanguageCode(language) ? language : defaultLanguage,
  timezone,
});
