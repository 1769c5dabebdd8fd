export const REPEAT_FREQUENCY_MAX = 1000;
export const OCCURRENCE_COUNT_MAX = 100_000;

/** How many reminders one note may carry. */
export const NOTE_REMINDERS_MAX = 20;
