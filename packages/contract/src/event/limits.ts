/** The most dates that the panel shows. */
export const EVENT_PANEL_DATES = 5;
export const EVENT_WINDOW_MAX_DAYS = 400;
export const EVENT_DAYS = 30;
/** The limit of events in one answer, the soonest first; `next` is the `from` of the rest. */
export const EVENTS_MAX = 2000;
/** The limit of the size of one answer: titles and locations can be long. */
export const EVENTS_MAX_BYTES = 2 * 1024 * 1024;
