import { readItem, removeItem, writeItem } from '../../lib/storage/storage.ts';

const KEY = 'pl-oidc';

/** The state of the login screen while the provider's page is open. Removed with the tab. */
type Departure = { search: string; keep: boolean };

export const keepDeparture = (departure: Departure): void =>
  writeItem('sessionStorage', KEY, JSON.stringify(departure));

export const readDeparture = (): Departure => {
  const stored = readItem('sessionStorage', KEY);
  return stored === null ? { search: '', keep: false } : (JSON.parse(stored) as Departure);
};

export const forgetDeparture = (): void => removeItem('sessionStorage', KEY);
