import type { ApiError } from '../../lib/api-client.ts';
import { sentenceFor, t } from '../../lib/i18n.ts';
import type { PlainKey } from '../../lib/locale-types.ts';

/** What to say about a failed change: the situation's own sentence unless the server knew a better one. */
export const failureSentence = (error: unknown, situation: PlainKey): string => {
  const { status, code } = error as Partial<ApiError>;
  const isUnexplained = status === 0 || code === 'internal';
  return isUnexplained ? t(situation) : sentenceFor(error, situation);
};
