import { readItem, removeItem, writeItem } from '../../lib/storage/storage.ts';

const KEY = 'pl-oidc';

/** The state of the login screen while the provider's page is open. Removed with the tab. */
type LoginState = { search: string; keep: boolean };

export const storeLoginState = (state: LoginState): void => writeItem('sessionStorage', KEY, JSON.stringify(state));

export const readLoginState = (): LoginState => {
  const stored = readItem('sessionStorage', KEY);
  return stored === null ? { search: '', keep: false } : (JSON.parse(stored) as LoginState);
};

export const removeLoginState = (): void => removeItem('sessionStorage', KEY);
