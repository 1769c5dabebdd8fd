import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadWebhookTexts = (): Promise<void> =>
  addTexts('webhooks', import.meta.glob<LateFile<'webhooks'>>('../../locales/webhooks/*.ts'));
