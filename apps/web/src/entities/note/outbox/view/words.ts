import { addTexts } from '../../../../lib/i18n/i18n.ts';
import { definePart } from '../../../../lib/loading/part.ts';

/** The words about what waits to be sent, which the first load does without. */
export const loadOutboxTexts = (): Promise<void> =>
  addTexts('outbox', {
    de: definePart(() => import('../../../../locales/outbox/de.ts')),
    el: definePart(() => import('../../../../locales/outbox/el.ts')),
    fil: definePart(() => import('../../../../locales/outbox/fil.ts')),
    fr: definePart(() => import('../../../../locales/outbox/fr.ts')),
    hi: definePart(() => import('../../../../locales/outbox/hi.ts')),
    it: definePart(() => import('../../../../locales/outbox/it.ts')),
    ml: definePart(() => import('../../../../locales/outbox/ml.ts')),
  });
