import { addTexts, type LateFile } from '../../lib/i18n/i18n.ts';

export const loadCalendarTexts = (): Promise<void> =>
  addTexts('calendar', import.meta.glob<LateFile<'calendar'>>('../../locales/calendar/*.ts'));
