import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadInvitationTexts = (): Promise<void> =>
  addTexts('invitation', import.meta.glob<LateFile<'invitation'>>('../../locales/invitation/*.ts'));
