import type { SignupAnswer } from '@pinlife/contract/operator/schema';
import type { Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { SignupRuleSetting } from '../operator/rules/signup-rule.ts';
import type { InvitationRepo, InvitationRow } from './repo.ts';
import { hashInvitationToken } from './token.ts';

type Dependencies = {
  rule: Pick<SignupRuleSetting, 'find'>;
  invitations: Pick<InvitationRepo, 'findOpen' | 'takePlace'>;
  clock: Clock;
};

export type Admission = ReturnType<typeof createAdmission>;

/** Decides who may sign up: by the rule of the operators, and by invitation. */
export const createAdmission = ({ rule, invitations, clock }: Dependencies) => {
  const findOpen = async (invite: unknown): Promise<InvitationRow | undefined> => {
    const hash = typeof invite === 'string' ? hashInvitationToken(invite) : null;
    return hash ? invitations.findOpen(hash, clock.now()) : undefined;
  };

  return {
    async answer(invite: string | undefined): Promise<SignupAnswer> {
      const [signup, found] = await Promise.all([rule.find(), findOpen(invite)]);
      return { signup, invitation: found ? { endsAt: found.ends_at.toISOString(), email: found.email } : null };
    },

    /** Throws if signing up is not allowed. `invite` is unchecked input. */
    async admit(invite: unknown): Promise<void> {
      const signup = await rule.find();
      if (signup === 'closed') throw new AppError('signup_closed');
      if (signup === 'open') return;
      if (invite === undefined || invite === null || invite === '') throw new AppError('signup_by_invitation');
      if (!(await findOpen(invite))) throw new AppError('invitation_invalid');
    },

    /**
     * Runs in the transaction that creates the account: takes a place of the invitation, and returns its id. The last place
     * is given once. While sign-ups are open an invalid invitation is ignored.
     */
    async takePlace(tx: Tx, invite: string | undefined, email: string): Promise<string | null> {
      const hash = invite === undefined ? null : hashInvitationToken(invite);
      const id = hash && (await invitations.takePlace(tx, hash, email, clock.now()));
      const signup = await rule.find(tx);
      if (signup === 'closed') throw new AppError('signup_closed');
      if (signup === 'invite' && !id) throw new AppError('invitation_invalid');
      return id;
    },
  };
};
