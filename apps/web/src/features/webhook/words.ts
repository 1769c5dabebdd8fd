import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words about webhooks, which few people need. */
export const loadWebhookTexts = (): Promise<void> =>
  addTexts('webhooks', {
    de: definePart(() => import('../../locales/webhooks/de.ts')),
    el: definePart(() => import('../../locales/webhooks/el.ts')),
    fil: definePart(() => import('../../locales/webhooks/fil.ts')),
    fr: definePart(() => import('../../locales/webhooks/fr.ts')),
    hi: definePart(() => import('../../locales/webhooks/hi.ts')),
    it: definePart(() => import('../../locales/webhooks/it.ts')),
    ml: definePart(() => import('../../locales/webhooks/ml.ts')),
  });
