import { PASSKEYS_MAX } from '@pinlife/contract/passkey/limits';
import type { Passkey, PasskeyCreate, PasskeyCreation } from '@pinlife/contract/passkey/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { JobQueue } from '../job/service.ts';
import { noticeJob } from '../mail/notice.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';
import { type Ceremonies, readChallenge } from './ceremony/ceremony.ts';
import type { Challenges } from './ceremony/repo.ts';
import type { PasskeyRepo, PasskeyRow } from './repo.ts';

/** The port to accounts. `confirm` repeats the proof inside the transaction. */
type ProvenAccounts = {
  checkPassword(person: Person, password: string): Promise<{ confirm(tx: Tx): Promise<void> }>;
};

export type PasskeyDependencies = {
  database: Transactor;
  repo: PasskeyRepo;
  challenges: Challenges;
  ceremonies: Ceremonies;
  accounts: ProvenAccounts;
  users: Pick<UserService, 'findAccount'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  record: Pick<RecordService, 'add'>;
  clock: Clock;
};

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Adds, renames and removes passkeys. Adding asks for the password, because a passkey is a way to log in. */
export const createPasskeyService = (dependencies: PasskeyDependencies) => {
  const { database, repo, challenges, ceremonies, accounts, users, sessions, jobs, record, clock } = dependencies;

  return {
    list: async ({ userId }: Person): Promise<Passkey[]> => (await repo.list(userId)).map(toPasskey),

    /** The challenge is bound to the session: if that ends, for example by a reset, so does the ceremony. */
    async start(person: Person, password: string): Promise<PasskeyCreation> {
      const proof = await accounts.checkPassword(person, password);
      const known = await database.transaction(async (tx) => {
        await proof.confirm(tx);
        return repo.list(person.userId, tx);
      });
      refuseTooMany(known);
      const account = await users.findAccount(person.userId);
      const names = account
        ? { name: `${account.first_name} ${account.last_name}`.trim(), username: account.username }
        : { name: '', username: '' };
      return ceremonies.askToMake(await challenges.make(person.sessionId), { id: person.userId, ...names }, known);
    },

    async create(person: Person, { name, credential }: PasskeyCreate): Promise<Passkey> {
      const { userId, sessionId } = person;
      const challenge = readChallenge(credential.response.clientDataJSON);
      if (challenge === null || !(await challenges.take(challenge, sessionId))) throw new AppError('passkey_refused');
      const made = await ceremonies.checkMade(credential, challenge);
      if (!made) throw new AppError('passkey_refused');
      const { counter, ...key } = made;
      const row = { user_id: userId, id: newId(), ...key, name, created_at: clock.now(), last_used_at: null };
      await sessions.changeAccount(person, async (tx, account) => {
        const known = await repo.list(userId, tx);
        refuseTooMany(known);
        if (known.some((other) => other.credential_id.equals(key.credential_id))) throw new AppError('passkey_exists');
        await repo.insert(tx, { ...row, counter });
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'passkey-added', about: name }));
        // The name of the passkey is omitted, because the person wrote it and operators read the record.
        await record.add(tx, { act: 'passkeyMade', by: null, about: account });
      });
      return toPasskey(row);
    },

    rename: (person: Person, id: string, name: string): Promise<Passkey> =>
      sessions.changeAccount(person, async (tx) => {
        const row = await repo.rename(tx, person.userId, id, name);
        if (!row) throw new AppError('not_found');
        return toPasskey(row);
      }),

    remove: (person: Person, id: string): Promise<void> =>
      sessions.changeAccount(person, async (tx) => {
        const { userId } = person;
        const name = await repo.delete(tx, userId, id);
        if (name === undefined) throw new AppError('not_found');
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'passkey-removed', about: name }));
      }),
  };
};

const refuseTooMany = (known: readonly PasskeyRow[]): void => {
  if (known.length >= PASSKEYS_MAX) throw new AppError('too_many_passkeys');
};

type ListedPasskey = Pick<PasskeyRow, 'id' | 'name' | 'kind' | 'created_at' | 'last_used_at'>;

const toPasskey = ({ id, name, kind, created_at, last_used_at }: ListedPasskey): Passkey => ({
  _id: id,
  name,
  kind,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});
