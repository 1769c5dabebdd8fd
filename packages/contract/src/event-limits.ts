/** The panel shows at most this many dates. */
export const EVENT_PANEL_DATES = 5;
