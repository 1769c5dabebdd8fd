/** The pace of costly calls of one person to one server: a burst, then this number per minute. Normal use never reaches it. */
export type Pace = { atOnce: number; perMinute: number };

export const SEARCHES_AT_ONCE_MAX = 600;
export const SEARCHES_PER_MINUTE_MAX = 1200;
export const UPLOADS_AT_ONCE_MAX = 200;
export const UPLOADS_PER_MINUTE_MAX = 120;
export const MEDIA_READS_AT_ONCE_MAX = 1500;
export const MEDIA_READS_PER_MINUTE_MAX = 3000;
export const EXPORTS_AT_ONCE_MAX = 5;
export const EXPORTS_PER_MINUTE_MAX = 1;
export const IMPORTS_AT_ONCE_MAX = 20;
export const IMPORTS_PER_MINUTE_MAX = 2;

export const searchPace: Pace = { atOnce: SEARCHES_AT_ONCE_MAX, perMinute: SEARCHES_PER_MINUTE_MAX };
export const uploadPace: Pace = { atOnce: UPLOADS_AT_ONCE_MAX, perMinute: UPLOADS_PER_MINUTE_MAX };
export const mediaReadPace: Pace = { atOnce: MEDIA_READS_AT_ONCE_MAX, perMinute: MEDIA_READS_PER_MINUTE_MAX };
export const exportPace: Pace = { atOnce: EXPORTS_AT_ONCE_MAX, perMinute: EXPORTS_PER_MINUTE_MAX };
export const importPace: Pace = { atOnce: IMPORTS_AT_ONCE_MAX, perMinute: IMPORTS_PER_MINUTE_MAX };
