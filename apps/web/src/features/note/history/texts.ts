import { addTexts, type LateFile } from '../../../lib/i18n/i18n.ts';

export const loadHistoryTexts = (): Promise<void> =>
  addTexts('history', import.meta.glob<LateFile<'history'>>('../../../locales/history/*.ts'));
