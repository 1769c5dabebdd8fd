import { readItem, removeItem, writeItem } from '../../lib/storage/storage.ts';

const KEY = 'pl-oidc';

/** What the login screen knew when its page was left for the provider. It ends with the tab. */
type Departure = { search: string; keep: boolean };

export const keepDeparture = (departure: Departure): void =>
  writeItem('sessionStorage', KEY, JSON.stringify(departure));

export const readDeparture = (): Departure => {
  const stored = readItem('sessionStorage', KEY);
  return stored === null ? { search: '', keep: false } : (JSON.parse(stored) as Departure);
};

export const forgetDeparture = (): void => removeItem('sessionStorage', KEY);
