/** Whether the runtime knows a zone, old names such as `Asia/Calcutta` included. */
export const isKnownTimezone = (zone: string): boolean => {
  // Offsets such as `+05:30` are accepted by Intl but are no place: they know no daylight saving.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Intl also takes names that mean several places, `IST` or `CST`: occurrences cannot be computed in those.
    if ('Temporal' in globalThis) Temporal.Now.plainDateISO(zone);
    return true;
  } catch {
    return false;
  }
};
