import { DAY_MS } from '@pinlife/contract/durations';
import { DELETION_DAYS } from '@pinlife/contract/operator/limits';
import type { ListedPerson } from '@pinlife/contract/operator/schema';
import type { Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { SessionService } from '../../session/service.ts';
import type { Account, UserService } from '../../user/service.ts';
import type { Actor, Acts } from './act.ts';

type Dependencies = {
  users: Pick<UserService, 'setShut'>;
  sessions: Pick<SessionService, 'endAll'>;
  clock: Clock;
};

/** The acts that shut an account, and those that open it again. */
export const createShutActs = (
  { users, sessions, clock }: Dependencies,
  { act, refuseOwnAccount: refuseOwn }: Acts,
) => ({
  /** Ends all sessions. No new one begins, because every login checks `is_shut`. */
  suspend(actor: Actor, id: string): Promise<ListedPerson> {
    refuseOwn(actor, id);
    const work = async (tx: Tx, { suspended_at }: Account) => {
      if (suspended_at) return null;
      await users.setShut(tx, id, { suspended_at: clock.now(), suspended_by: actor.name });
      await sessions.endAll(tx, id);
      return { act: 'suspended', notice: 'suspended' } as const;
    };
    return act(actor, id, work, { endsOperatorRole: true });
  },

  reinstate: (actor: Actor, id: string): Promise<ListedPerson> =>
    act(actor, id, async (tx, { suspended_at }) => {
      if (!suspended_at) return null;
      await users.setShut(tx, id, { suspended_at: null, suspended_by: null });
      return { act: 'letIn', notice: 'let-in' };
    }),

  /** Shuts the account at once and deletes it some days later, unless it is kept. `username` is typed as a confirmation. */
  delete(actor: Actor, id: string, username: string): Promise<ListedPerson> {
    refuseOwn(actor, id);
    const work = async (tx: Tx, account: Account) => {
      if (account.username.toLowerCase() !== username.trim().toLowerCase()) {
        throw new AppError('invalid', { field: 'username' });
      }
      if (account.deletes_at) return null;
      const deletes_at = new Date(clock.now().getTime() + DELETION_DAYS * DAY_MS);
      await users.setShut(tx, id, { deletes_at });
      await sessions.endAll(tx, id);
      return { act: 'deletionSet', notice: 'deletion-set', detail: { gone: deletes_at.toISOString() } } as const;
    };
    return act(actor, id, work, { endsOperatorRole: true });
  },

  /** Cancels a deletion. A suspended account stays suspended. */
  cancelDeletion: (actor: Actor, id: string): Promise<ListedPerson> =>
    act(actor, id, async (tx, { deletes_at }) => {
      if (!deletes_at) return null;
      await users.setShut(tx, id, { deletes_at: null });
      return { act: 'kept', notice: 'account-kept' };
    }),
});
