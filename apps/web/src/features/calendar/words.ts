import { addTexts } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';

/** The words of the calendar, which nobody else needs. */
export const loadCalendarTexts = (): Promise<void> =>
  addTexts('calendar', {
    de: definePart(() => import('../../locales/calendar/de.ts')),
    el: definePart(() => import('../../locales/calendar/el.ts')),
    fil: definePart(() => import('../../locales/calendar/fil.ts')),
    fr: definePart(() => import('../../locales/calendar/fr.ts')),
    hi: definePart(() => import('../../locales/calendar/hi.ts')),
    it: definePart(() => import('../../locales/calendar/it.ts')),
    ml: definePart(() => import('../../locales/calendar/ml.ts')),
  });
