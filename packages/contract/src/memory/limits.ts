/** Of one year, the newest first. */
export const MEMORIES_OF_A_YEAR_MAX = 5;
/** How many years back: imported notes can have any date. */
export const MEMORY_YEARS_MAX = 100;
