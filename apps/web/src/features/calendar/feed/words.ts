import { addTexts } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';

/** The words about the calendar feed, which few people need. */
export const loadFeedTexts = (): Promise<void> =>
  addTexts('feed', {
    de: definePart(() => import('../../../locales/feed/de.ts')),
    el: definePart(() => import('../../../locales/feed/el.ts')),
    fil: definePart(() => import('../../../locales/feed/fil.ts')),
    fr: definePart(() => import('../../../locales/feed/fr.ts')),
    hi: definePart(() => import('../../../locales/feed/hi.ts')),
    it: definePart(() => import('../../../locales/feed/it.ts')),
    ml: definePart(() => import('../../../locales/feed/ml.ts')),
  });
