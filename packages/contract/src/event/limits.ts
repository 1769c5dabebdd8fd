/** The panel shows at most this many dates. */
export const EVENT_PANEL_DATES = 5;
export const EVENT_WINDOW_MAX_DAYS = 400;
export const EVENT_DAYS = 30;
/** So many come in one answer, the soonest; `next` says from when on the others are to be asked for. */
export const EVENTS_MAX = 5000;
/** And no more than these, however long titles and places are. */
export const EVENTS_MAX_BYTES = 2 * 1024 * 1024;
