/** Whether the runtime knows a zone, old names such as `Asia/Calcutta` included. */
export const isKnownTimezone = (zone: string): boolean => {
  // Offsets such as `+05:30` are accepted by Intl but are no place: they know no daylight saving.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
