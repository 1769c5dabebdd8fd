/** The panel shows at most this many dates. */
export const EVENT_PANEL_DATES = 5;
export const EVENT_WINDOW_MAX_DAYS = 400;
