import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words of the code after the password. */
export const loadSecondStepTexts = (): Promise<void> =>
  addTexts('secondStep', {
    de: definePart(() => import('../../locales/second-step/de.ts')),
    el: definePart(() => import('../../locales/second-step/el.ts')),
    fil: definePart(() => import('../../locales/second-step/fil.ts')),
    fr: definePart(() => import('../../locales/second-step/fr.ts')),
    hi: definePart(() => import('../../locales/second-step/hi.ts')),
    it: definePart(() => import('../../locales/second-step/it.ts')),
    ml: definePart(() => import('../../locales/second-step/ml.ts')),
  });

/** The words of Settings > Security. */
export const loadSecurityTexts = (): Promise<void> =>
  addTexts('security', {
    de: definePart(() => import('../../locales/security/de.ts')),
    el: definePart(() => import('../../locales/security/el.ts')),
    fil: definePart(() => import('../../locales/security/fil.ts')),
    fr: definePart(() => import('../../locales/security/fr.ts')),
    hi: definePart(() => import('../../locales/security/hi.ts')),
    it: definePart(() => import('../../locales/security/it.ts')),
    ml: definePart(() => import('../../locales/security/ml.ts')),
  });
