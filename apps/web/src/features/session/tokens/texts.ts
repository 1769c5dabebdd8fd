import { addTexts, type LateFile } from '../../../lib/i18n/i18n.ts';

export const loadTokenTexts = (): Promise<void> =>
  addTexts('tokens', import.meta.glob<LateFile<'tokens'>>('../../../locales/tokens/*.ts'));
