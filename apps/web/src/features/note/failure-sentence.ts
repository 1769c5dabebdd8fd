import i18next from 'i18next';
import type { ApiError } from '../../lib/api-client.ts';
import { sentenceFor, type TranslationKey } from '../../lib/i18n.ts';

/** What to say about a failed change: the situation's own sentence unless the server knew a better one. */
export const failureSentence = (error: unknown, situation: TranslationKey): string => {
  const { status, code } = error as Partial<ApiError>;
  const isUnexplained = status === 0 || code === 'internal';
  return isUnexplained ? i18next.t(situation as 'error.internal') : sentenceFor(error, situation);
};
