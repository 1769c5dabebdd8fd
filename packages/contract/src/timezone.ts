/** Zones that are known, in lower case, as their case does not matter. Looking one up takes long. */
const known = new Set<string>();

/** Whether the runtime knows a zone, old names such as `Asia/Calcutta` included. */
export const isKnownTimezone = (zone: string): boolean => {
  // Intl accepts offsets such as `+05:30`, but they have no daylight saving.
  if (!/^[A-Za-z][!-~]*$/.test(zone)) return false;
  const key = zone.toLowerCase();
  if (known.has(key)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Intl also accepts ambiguous names such as `IST` or `CST`, in which occurrences cannot be computed.
    if ('Temporal' in globalThis) {
      Temporal.Now.plainDateISO(zone);
      known.add(key);
    }
    return true;
  } catch {
    return false;
  }
};
