/** Whether the runtime knows a zone, old names such as `Asia/Calcutta` included. */
export const isKnownTimezone = (zone: string): boolean => {
  // Intl accepts offsets such as `+05:30`, but they have no daylight saving.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Intl also accepts ambiguous names such as `IST` or `CST`, in which occurrences cannot be computed.
    if ('Temporal' in globalThis) Temporal.Now.plainDateISO(zone);
    return true;
  } catch {
    return false;
  }
};
