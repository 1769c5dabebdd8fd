import { addTexts, type LateFile } from '../../../lib/i18n/i18n.ts';

export const loadSpaceTexts = (): Promise<void> =>
  addTexts('space', import.meta.glob<LateFile<'space'>>('../../../locales/space/*.ts'));
