/** Longer queries are cut. */
export const SEARCH_MAX_LENGTH = 200;
/** The search box: how long after the last key it asks, and how many results it shows. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_POPOVER_RESULTS = 4;
