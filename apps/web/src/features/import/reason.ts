import type { ErrorCode } from '@pinlife/contract/errors';
import { sentenceOf } from '../../lib/i18n/i18n.ts';

/** The sentence of a reason that an import gives. */
export const reasonOf = (code: ErrorCode): string => sentenceOf(code);
