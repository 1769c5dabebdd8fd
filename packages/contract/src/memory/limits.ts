/** Of one year, the newest first. */
export const MEMORIES_OF_A_YEAR_MAX = 5;
/** How far back one looks: an imported note may be dated anywhere. */
export const MEMORY_YEARS_MAX = 100;
