import { randomBytes } from 'node:crypto';
import { createAccount } from '../../scripts/app/account.ts';
import { type Api, createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';

export type Person = {
  api: Api;
  userId: string;
  token: string;
  /** Returns the token of another session. */
  logIn(): Promise<string>;
};

/** A logged-in person with an account on this app. */
export const createPerson = async ({ url, dataDir }: Pick<RunningApp, 'url' | 'dataDir'>): Promise<Person> => {
  const api = createApi(url);
  const username = `meera${randomBytes(4).toString('hex')}`;
  const email = `${username}@example.com`;
  const password = 'Violin and rain 7';
  await createAccount(
    api,
    { firstName: 'Meera', lastName: 'Nair', username, email, password, pin: '2580' },
    findLinkInOutbox(dataDir),
  );
  const logIn = () => api.demand('login', { body: { username, password, keep: true } });
  const { id, token } = await logIn();
  return { api, userId: id, token, logIn: async () => (await logIn()).token };
};
