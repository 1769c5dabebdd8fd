import { createAccount } from '../scripts/app/account.ts';
import { type Api, createApi } from '../scripts/app/api.ts';
import { findLinkInOutbox } from '../scripts/app/outbox.ts';
import type { RunningApp } from '../scripts/app/run-app.ts';
import { demoAccount } from '../scripts/demo/demo-account.ts';

export type ReadPage = (path: string) => Promise<{ data: unknown[]; next: string | null }>;
type LoggedIn = { api: Api; id: string; token: string; otherToken: string; readPage: ReadPage };

/** Creates a person with two sessions. */
export const logInNew = async ({ url, dataDir }: RunningApp, username: string): Promise<LoggedIn> => {
  const api = createApi(url);
  const person = { ...demoAccount, username, email: `${username}@example.org` };
  await createAccount(api, person, findLinkInOutbox(dataDir));
  const body = { username, password: person.password };
  const { id, token } = await api.demand('login', { body });
  const { token: otherToken } = await api.demand('login', { body });
  const headers = { authorization: `Bearer ${token}` };
  const readPage: ReadPage = async (path) => {
    const answer = await fetch(`${url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer.json();
  };
  return { api, id, token, otherToken, readPage };
};
