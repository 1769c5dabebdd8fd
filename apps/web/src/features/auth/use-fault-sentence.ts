import type { ErrorCode } from '@pinlife/contract/errors';
import { sentenceOf, useTranslation } from '../../lib/i18n/i18n.ts';

/** Turns the code of a fault into the sentence for the person. */
export const useFaultSentence = () => {
  useTranslation();
  return (code: ErrorCode | undefined, value = ''): string | undefined => code && sentenceOf(code, { value });
};
