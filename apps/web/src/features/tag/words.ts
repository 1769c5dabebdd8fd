import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words about tags, which the first screen does not need. */
export const loadTagTexts = (): Promise<void> =>
  addTexts('tag', {
    de: definePart(() => import('../../locales/tag/de.ts')),
    el: definePart(() => import('../../locales/tag/el.ts')),
    fil: definePart(() => import('../../locales/tag/fil.ts')),
    fr: definePart(() => import('../../locales/tag/fr.ts')),
    hi: definePart(() => import('../../locales/tag/hi.ts')),
    it: definePart(() => import('../../locales/tag/it.ts')),
    ml: definePart(() => import('../../locales/tag/ml.ts')),
  });
