import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words of these screens, which few people open. */
export const loadInvitationTexts = (): Promise<void> =>
  addTexts('invitation', {
    de: definePart(() => import('../../locales/invitation/de.ts')),
    el: definePart(() => import('../../locales/invitation/el.ts')),
    fil: definePart(() => import('../../locales/invitation/fil.ts')),
    fr: definePart(() => import('../../locales/invitation/fr.ts')),
    hi: definePart(() => import('../../locales/invitation/hi.ts')),
    it: definePart(() => import('../../locales/invitation/it.ts')),
    ml: definePart(() => import('../../locales/invitation/ml.ts')),
  });
