import { addTexts, type LateFile } from '../../../../lib/i18n/i18n.ts';

export const loadOutboxTexts = (): Promise<void> =>
  addTexts('outbox', import.meta.glob<LateFile<'outbox'>>('../../../../locales/outbox/*.ts'));
