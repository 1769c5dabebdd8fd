export const REPEAT_FREQUENCY_MAX = 1000;
export const OCCURRENCE_COUNT_MAX = 100_000;

/** How many reminders one note may carry. */
export const NOTE_REMINDERS_MAX = 20;
/** How long the quickest choice of the form puts a reminder ahead. */
export const QUICK_REMINDER_MINUTES = 10;
