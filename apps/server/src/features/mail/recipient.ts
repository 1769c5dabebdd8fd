import { defaultLanguage, isLanguageCode } from '@pinlife/contract/languages';
import type { Member } from '../user/service.ts';
import type { Recipient } from './service.ts';

/** A person as whoever writes to them. */
export const recipientOf = ({ email, first_name: firstName, language, timezone }: Member): Recipient => ({
  email,
  firstName,
  language: isLanguageCode(language) ? language : defaultLanguage,
  timezone,
});
