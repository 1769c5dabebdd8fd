export const REPEAT_FREQUENCY_MAX = 1000;
export const OCCURRENCE_COUNT_MAX = 100_000;

/** The limit of reminders of one note. */
export const NOTE_REMINDERS_MAX = 20;
/** The lead time of the quickest choice in the form. */
export const QUICK_REMINDER_MINUTES = 10;
