import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadImportTexts = (): Promise<void> =>
  addTexts('import', import.meta.glob<LateFile<'import'>>('../../locales/import/*.ts'));
