import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadTagTexts = (): Promise<void> =>
  addTexts('tag', import.meta.glob<LateFile<'tag'>>('../../locales/tag/*.ts'));
