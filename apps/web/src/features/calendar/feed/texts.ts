import { addTexts, type LateFile } from '../../../lib/i18n/i18n.ts';

export const loadFeedTexts = (): Promise<void> =>
  addTexts('feed', import.meta.glob<LateFile<'feed'>>('../../../locales/feed/*.ts'));
