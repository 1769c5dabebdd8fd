import { createAccount } from '../../scripts/app/account.ts';
import { createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import { demoAccount } from '../../scripts/demo/demo-account.ts';
import { programsOf } from '../app-programs.ts';
import { BENCH_SETTINGS } from '../data-set.ts';
import { writeCreate, writeListOf20, writeSearch } from '../requests.ts';
import type { Contestant } from './contestant.ts';

/** PinLife as it is installed, with one account. */
export const startPinLife = async (): Promise<Contestant> => {
  const app = await startThrowawayApp({ environment: BENCH_SETTINGS });
  try {
    const api = createApi(app.url);
    await createAccount(api, demoAccount, findLinkInOutbox(app.dataDir));
    const { username, password } = demoAccount;
    const person = await api.demand('login', { body: { username, password } });
    return {
      name: 'PinLife',
      port: app.port,
      programs: programsOf(app),
      folder: app.dataDir,
      writeCreate: (note) => writeCreate(person, note),
      list: writeListOf20(person),
      writeSearch: (search) => writeSearch(person, search),
      stop: app.stop,
    };
  } catch (error) {
    await app.stop();
    throw error;
  }
};
