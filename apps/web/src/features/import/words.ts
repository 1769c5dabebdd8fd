import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words of this screen, which nobody else needs. */
export const loadImportTexts = (): Promise<void> =>
  addTexts('import', {
    de: definePart(() => import('../../locales/import/de.ts')),
    el: definePart(() => import('../../locales/import/el.ts')),
    fil: definePart(() => import('../../locales/import/fil.ts')),
    fr: definePart(() => import('../../locales/import/fr.ts')),
    hi: definePart(() => import('../../locales/import/hi.ts')),
    it: definePart(() => import('../../locales/import/it.ts')),
    ml: definePart(() => import('../../locales/import/ml.ts')),
  });
