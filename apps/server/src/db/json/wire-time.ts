/** SQL of an instant as text, `2026-11-14T18:40:00.000Z`, for answers that the database assembles. */
export const wireTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
