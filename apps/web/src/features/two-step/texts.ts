import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadSecondStepTexts = (): Promise<void> =>
  addTexts('secondStep', import.meta.glob<LateFile<'secondStep'>>('../../locales/second-step/*.ts'));

export const loadSecurityTexts = (): Promise<void> =>
  addTexts('security', import.meta.glob<LateFile<'security'>>('../../locales/security/*.ts'));
