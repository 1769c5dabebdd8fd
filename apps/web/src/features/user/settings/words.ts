import { addTexts } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';

export const loadSpaceTexts = (): Promise<void> =>
  addTexts('space', {
    de: definePart(() => import('../../../locales/space/de.ts')),
    el: definePart(() => import('../../../locales/space/el.ts')),
    fil: definePart(() => import('../../../locales/space/fil.ts')),
    fr: definePart(() => import('../../../locales/space/fr.ts')),
    hi: definePart(() => import('../../../locales/space/hi.ts')),
    it: definePart(() => import('../../../locales/space/it.ts')),
    ml: definePart(() => import('../../../locales/space/ml.ts')),
  });
