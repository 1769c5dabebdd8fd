/**
 * Every answer of PinLife has this header. In answers of the API its value is a stamp (`live/stamp.ts`). An answer without
 * it comes from a proxy or a captive portal.
 */
export const ANSWER_MARK = 'x-pinlife';
