import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadOperatorTexts = (): Promise<void> =>
  addTexts('operator', import.meta.glob<LateFile<'operator'>>('../../locales/operator/*.ts'));
