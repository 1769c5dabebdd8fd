/** The limit of memories of one year, the newest first. */
export const MEMORIES_OF_A_YEAR_MAX = 5;
/** The limit of years: imported notes can have any date. */
export const MEMORY_YEARS_MAX = 100;
