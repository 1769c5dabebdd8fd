import type { QuotaSetting } from '@pinlife/contract/operator/schema';
import type { Reader, Transactor, Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { countQuotas } from '../../../views/space.ts';
import type { RecordService } from '../../record/service.ts';
import type { StorageUse } from '../../user/storage-use/storage-use.ts';
import type { Actor } from '../people/act.ts';
import type { OperatorRepo } from '../repo.ts';

const SETTING = 'quota';
const NONE = 'none';

export type QuotaRule = ReturnType<typeof createQuotaRule>;

type Dependencies = {
  database: Transactor;
  readers: readonly Reader[];
  storageUse: Pick<StorageUse, 'refresh'>;
  repo: Pick<OperatorRepo, 'findSetting' | 'replaceSetting'>;
  record: Pick<RecordService, 'add'>;
  refuseFormerOperator(tx: Tx, actor: Actor): Promise<void>;
  /** Set by the environment. */
  pinned: number | undefined;
};

/** The default quota of a person, set by operators or by the environment. Null: unlimited. */
export const createQuotaRule = ({
  database,
  readers,
  storageUse,
  repo,
  record,
  refuseFormerOperator,
  pinned,
}: Dependencies) => {
  const find = async (from?: Reader): Promise<number | null> => {
    if (pinned !== undefined) return pinned;
    const stored = await repo.findSetting(SETTING, from);
    return stored === null || stored === NONE ? null : Number(stored);
  };
  const get = async (): Promise<QuotaSetting> => {
    const quotaBytes = await find();
    await storageUse.refresh();
    return { quotaBytes, isPinned: pinned !== undefined, ...(await countQuotas(readers, quotaBytes)) };
  };
  return {
    find,
    get,

    async set(actor: Actor, quotaBytes: number | null): Promise<QuotaSetting> {
      if (pinned !== undefined) throw new AppError('quota_pinned');
      await database.transaction(async (tx) => {
        await refuseFormerOperator(tx, actor);
        const before = await find(tx);
        if (before === quotaBytes) return;
        await repo.replaceSetting(tx, SETTING, String(quotaBytes ?? NONE));
        await record.add(tx, {
          act: 'quotaSet',
          by: actor.name,
          detail: { before: String(before ?? NONE), after: String(quotaBytes ?? NONE) },
        });
      });
      return get();
    },
  };
};
