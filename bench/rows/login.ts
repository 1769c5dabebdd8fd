import { createPasswordHasher } from '../../apps/server/src/platform/password.ts';
import { createAccount } from '../../scripts/app/account.ts';
import { createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import { demoAccount } from '../../scripts/demo/demo-account.ts';
import { type Benchmark, median, milliseconds, timed } from '../row.ts';

const GOAL = 1.5;

/** A login by password, beside the hash that must be its greatest part. */
export const measureLogin: Benchmark = async ({ rounds }) => {
  const app = await startThrowawayApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const api = createApi(app.url);
    await createAccount(api, demoAccount, findLinkInOutbox(app.dataDir));
    const { username, password } = demoAccount;
    const hasher = createPasswordHasher(Buffer.alloc(32, 7));
    const hash = await hasher.hash(password);
    const logins: number[] = [];
    const hashes: number[] = [];
    for (let round = 0; round < 4 * rounds; round += 1) {
      hashes.push(await timed(() => hasher.verify(hash, password)));
      logins.push(await timed(() => api.demand('login', { body: { username, password } })));
    }
    const [ours, reference] = [median(logins), median(hashes)];
    return [
      {
        work: 'login by password',
        ratio: ours / reference,
        ours: milliseconds(ours),
        reference: `${milliseconds(reference)}, argon2id alone`,
        goal: `at most ${GOAL}`,
        isMet: ours / reference <= GOAL,
      },
    ];
  } finally {
    await app.stop();
  }
};
