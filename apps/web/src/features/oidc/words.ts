import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words of the login by another service, which few instances have. */
export const loadOidcTexts = (): Promise<void> =>
  addTexts('oidc', {
    de: definePart(() => import('../../locales/oidc/de.ts')),
    el: definePart(() => import('../../locales/oidc/el.ts')),
    fil: definePart(() => import('../../locales/oidc/fil.ts')),
    fr: definePart(() => import('../../locales/oidc/fr.ts')),
    hi: definePart(() => import('../../locales/oidc/hi.ts')),
    it: definePart(() => import('../../locales/oidc/it.ts')),
    ml: definePart(() => import('../../locales/oidc/ml.ts')),
  });
