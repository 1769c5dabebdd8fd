import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words of these screens, which few people open. */
export const loadOperatorTexts = (): Promise<void> =>
  addTexts('operator', {
    de: definePart(() => import('../../locales/operator/de.ts')),
    el: definePart(() => import('../../locales/operator/el.ts')),
    fil: definePart(() => import('../../locales/operator/fil.ts')),
    fr: definePart(() => import('../../locales/operator/fr.ts')),
    hi: definePart(() => import('../../locales/operator/hi.ts')),
    it: definePart(() => import('../../locales/operator/it.ts')),
    ml: definePart(() => import('../../locales/operator/ml.ts')),
  });
