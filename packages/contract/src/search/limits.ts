/** Longer queries are cut. */
export const SEARCH_MAX_LENGTH = 200;
/** The search box: its delay after the last key, and the number of results. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_POPOVER_RESULTS = 4;
