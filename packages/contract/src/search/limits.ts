/** Longer questions are cut: nobody types them. */
export const SEARCH_MAX_LENGTH = 200;
/** The search box asks when nobody has typed for so long, and shows so many results. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_POPOVER_RESULTS = 4;
