import type { ErrorCode } from '@pinlife/contract/errors';
import { t } from '../../lib/i18n/i18n.ts';

/** The sentence of a reason that an import gives. */
export const reasonOf = (code: ErrorCode): string => t(`error.${code}`, { wait: '', value: '' });
