import { DEFAULT_SIGNUP_RULE, type SignupRule, signupRules } from '@pinlife/contract/operator/limits';
import type { SignupSetting } from '@pinlife/contract/operator/schema';
import type { Reader, Transactor, Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { RecordService } from '../../record/service.ts';
import type { Actor } from '../people/act.ts';
import type { OperatorRepo } from '../repo.ts';

const SETTING = 'signup';

export type SignupRuleSetting = ReturnType<typeof createSignupRule>;

type Dependencies = {
  database: Transactor;
  repo: Pick<OperatorRepo, 'findSetting' | 'replaceSetting'>;
  record: Pick<RecordService, 'add'>;
  refuseFormerOperator(tx: Tx, actor: Actor): Promise<void>;
  /** Set by the environment. */
  pinned: SignupRule | undefined;
};

/** The rule for signing up, set by operators or by the environment. */
export const createSignupRule = ({ database, repo, record, refuseFormerOperator, pinned }: Dependencies) => {
  const find = async (from?: Reader): Promise<SignupRule> => {
    if (pinned) return pinned;
    const stored = await repo.findSetting(SETTING, from);
    return signupRules.find((rule) => rule === stored) ?? DEFAULT_SIGNUP_RULE;
  };
  const get = async (): Promise<SignupSetting> => ({ signup: await find(), isPinned: pinned !== undefined });
  return {
    find,
    get,

    async set(actor: Actor, rule: SignupRule): Promise<SignupSetting> {
      if (pinned) throw new AppError('signup_pinned');
      await database.transaction(async (tx) => {
        await refuseFormerOperator(tx, actor);
        const before = await find(tx);
        if (before === rule) return;
        await repo.replaceSetting(tx, SETTING, rule);
        await record.add(tx, { act: 'signupSet', by: actor.name, detail: { before, after: rule } });
      });
      return get();
    },
  };
};
