import { DAY_MS } from '@pinlife/contract/durations';
import { TAG_UNDO_DAYS } from '@pinlife/contract/tag/limits';
import type { ListedTag, TagChange, TagChangeCreate } from '@pinlife/contract/tag/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Pacer } from '../../platform/load/pacer.ts';
import { newId } from '../../platform/secret/id.ts';
import type { JobQueue } from '../job/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { tagJobs } from './jobs.ts';
import { changesPerPerson } from './limits.ts';
import type { TagChangeRow, TagRepo } from './repo.ts';

type Dependencies = {
  database: Transactor;
  repo: TagRepo;
  jobs: Pick<JobQueue, 'enqueue'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  /** How often one person may have all their tags counted. */
  pace: Pacer;
  clock: Clock;
};

export type TagService = ReturnType<typeof createTagService>;

export const createTagService = ({ database, repo, jobs, throttle, pace, clock }: Dependencies) => {
  const countChange = (userId: string) => throttle.reserve([{ limit: changesPerPerson, subject: userId }]);

  const getChange = async (userId: string, id: string): Promise<TagChangeRow> => {
    const change = await repo.findChange(userId, id);
    if (!change || change.created_at.getTime() < clock.now().getTime() - TAG_UNDO_DAYS * DAY_MS)
      throw new AppError('not_found');
    return change;
  };

  return {
    list(userId: string): Promise<ListedTag[]> {
      pace(userId);
      return repo.list(userId);
    },

    /** A job edits the notes. */
    async change(userId: string, { tags, to }: TagChangeCreate): Promise<TagChange> {
      if ((await repo.listCarrying(userId, tags, null, 1)).length === 0) throw new AppError('not_found');
      await countChange(userId);
      const id = newId();
      await database.transaction(async (tx) => {
        const change = { user_id: userId, id, tags: [...new Set(tags)].join(' '), to_tag: to, after_id: null };
        await repo.insertChange(tx, { ...change, state: 'changing', created_at: clock.now() });
        await jobs.enqueue(tx, tagJobs.change({ userId, changeId: id }));
      });
      return toWire(await getChange(userId, id));
    },

    getChange: async (userId: string, id: string): Promise<TagChange> => toWire(await getChange(userId, id)),

    async undo(userId: string, id: string): Promise<TagChange> {
      const change = await getChange(userId, id);
      await countChange(userId);
      await database.transaction(async (tx) => {
        const isNew = await repo.setState(tx, change, ['changing', 'done'], 'undoing');
        if (isNew) await jobs.enqueue(tx, tagJobs.change({ userId, changeId: id }));
      });
      return toWire(await getChange(userId, id));
    },

    sweep: (): Promise<number> =>
      database.single((tx: Tx) => repo.deleteOld(tx, new Date(clock.now().getTime() - TAG_UNDO_DAYS * DAY_MS))),
  };
};

const toWire = ({ id, tags, to_tag, state, changed, left_out }: TagChangeRow): TagChange => ({
  _id: id,
  tags: tags.split(' '),
  to: to_tag,
  state,
  changed,
  left: left_out,
});
