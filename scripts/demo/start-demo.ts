import type { LoginResult, Signup } from '@pinlife/contract/auth/schema';
import { createAccount } from '../app/account.ts';
import { type Api, createApi } from '../app/api.ts';
import { findLinkInOutbox } from '../app/outbox.ts';
import { type RunningApp, startThrowawayApp } from '../app/run-app.ts';
import { demoAccount } from './demo-account.ts';
import { seedPinups } from './seed-pinups.ts';
import { seedProfile } from './seed-profile.ts';

/** The input of a seeder: the API of the logged-in person. */
type Seeding = { api: Api; token: string; userId: string; dataDir: string };
export type Seeder = (seeding: Seeding) => Promise<void>;

/** The content of the demo, in the order of its creation. Each feature adds its own. */
const seeders: readonly Seeder[] = [seedProfile, seedPinups];

export type Demo = { app: RunningApp; account: Signup; login: LoginResult };

/** Starts the app on a throwaway data folder and fills it through its public API. */
export const startDemo = async ({ port }: { port?: number } = {}): Promise<Demo> => {
  const app = await startThrowawayApp(port === undefined ? {} : { port });
  const { dataDir } = app;
  try {
    const api = createApi(app.url);
    await createAccount(api, demoAccount, findLinkInOutbox(dataDir));
    const { username, password } = demoAccount;
    const login = await api.demand('login', { body: { username, password } });
    for (const seed of seeders) await seed({ api, token: login.token, userId: login.id, dataDir });
    return { app, account: demoAccount, login };
  } catch (error) {
    await app.stop();
    throw error;
  }
};
