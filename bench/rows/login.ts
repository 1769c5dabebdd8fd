import { createPasswordHasher } from '../../apps/server/src/platform/secret/password.ts';
import { createAccount } from '../../scripts/app/account.ts';
import { createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import { demoAccount } from '../../scripts/demo/demo-account.ts';
import { programsOf } from '../app-programs.ts';
import type { Benchmark } from '../benchmark.ts';
import { compareWith, timeInTurn } from '../row.ts';
import { sampleProcessor } from '../sample.ts';

const GOAL = 1.5;
const REPETITIONS = 4;

/** A login by password, beside its hash, which must be the greatest part. */
export const login: Benchmark<RunningApp> = {
  name: 'login',
  async measure(app, { rounds, seconds }) {
    const api = createApi(app.url);
    await createAccount(api, demoAccount, findLinkInOutbox(app.dataDir));
    const { username, password } = demoAccount;
    const hasher = createPasswordHasher(Buffer.alloc(32, 7));
    const hash = await hasher.hash(password, 'bench');
    const logIn = () => api.demand('login', { body: { username, password } });
    const [reference, ours] = await timeInTurn(() => hasher.verify(hash, password, 'bench'), logIn, {
      rounds,
      repetitions: REPETITIONS,
    });
    const processor = await sampleProcessor(programsOf(app), seconds, logIn);
    return [
      compareWith(
        { topic: 'others', work: 'login by password', unit: 'ms', ours, processor },
        { rounds: reference, note: 'argon2id alone' },
        { is: 'at most', ratio: GOAL },
      ),
    ];
  },
};
