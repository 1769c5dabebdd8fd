import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadOidcTexts = (): Promise<void> =>
  addTexts('oidc', import.meta.glob<LateFile<'oidc'>>('../../locales/oidc/*.ts'));
