import { addTexts } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';

/** The words about versions, which few people need. */
export const loadHistoryTexts = (): Promise<void> =>
  addTexts('history', {
    de: definePart(() => import('../../../locales/history/de.ts')),
    el: definePart(() => import('../../../locales/history/el.ts')),
    fil: definePart(() => import('../../../locales/history/fil.ts')),
    fr: definePart(() => import('../../../locales/history/fr.ts')),
    hi: definePart(() => import('../../../locales/history/hi.ts')),
    it: definePart(() => import('../../../locales/history/it.ts')),
    ml: definePart(() => import('../../../locales/history/ml.ts')),
  });
