import { addTexts } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';

/** The words about access tokens, which few people need. */
export const loadTokenTexts = (): Promise<void> =>
  addTexts('tokens', {
    de: definePart(() => import('../../../locales/tokens/de.ts')),
    el: definePart(() => import('../../../locales/tokens/el.ts')),
    fil: definePart(() => import('../../../locales/tokens/fil.ts')),
    fr: definePart(() => import('../../../locales/tokens/fr.ts')),
    hi: definePart(() => import('../../../locales/tokens/hi.ts')),
    it: definePart(() => import('../../../locales/tokens/it.ts')),
    ml: definePart(() => import('../../../locales/tokens/ml.ts')),
  });
