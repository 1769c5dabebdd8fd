import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import { IMPORT_UPLOAD_HOURS, IMPORT_WAIT_DAYS, IMPORTS_LISTED } from '@pinlife/contract/import/limits';
import type { Import, ImportChoices, ImportCreate, ImportSummary } from '@pinlife/contract/import/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/error/app-error.ts';
import type { Pacer } from '../../platform/load/pacer.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { LiveBus } from '../live/bus.ts';
import type { SpaceService } from '../media/space.ts';
import type { Drafts } from '../media/transfer/drafts.ts';
import { isStartable, toImport, toSummary, undoEndOf } from './dto.ts';
import type { ImportRepo, ImportRow } from './repo.ts';
import type { UploadAddresses } from './upload/addresses.ts';

const SWEPT_AT_ONCE = 100;

type Dependencies = {
  database: Transactor;
  imports: ImportRepo;
  drafts: Drafts;
  space: Pick<SpaceService, 'refuseOverfull'>;
  addresses: UploadAddresses;
  live: Pick<LiveBus, 'publishImport'>;
  /** Wakes the workers after a change. */
  wake(tx: Tx): Promise<void>;
  pace: Pacer;
  clock: Clock;
};

export type ImportService = ReturnType<typeof createImportService>;

/** The storage folder of the import's file, which is stored in parts. */
export const folderOf = (userId: string, id: string): string => `uploads/${userId}/import-${id}`;

export const createImportService = (dependencies: Dependencies) => {
  const { database, imports, drafts, space, addresses, live, wake, pace, clock } = dependencies;
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  /** Changes an import under its lock and notifies the tabs. A file that is no longer needed is removed after the commit. */
  const change = async (
    userId: string,
    id: string,
    work: (tx: Tx, row: ImportRow) => Promise<void>,
  ): Promise<Import> => {
    const { before, after } = await database.transaction(async (tx) => {
      const before = (await imports.lock(tx, userId, id)) ?? notFound();
      await work(tx, before);
      return { before, after: (await imports.lock(tx, userId, id)) ?? notFound() };
    });
    if (before.has_file && !after.has_file) await drafts.discard(userId, folderOf(userId, id));
    live.publishImport(userId, { importId: id, state: after.state });
    return toImport(after, clock.now(), null);
  };

  const stop = createStop(dependencies);

  /** Releases the file of a cancelled import, so that nobody can continue it. */
  const dropFile = (tx: Tx, { user_id, id }: ImportRow): Promise<void> =>
    imports.change(tx, user_id, id, { has_file: false, expires_at: null });

  return {
    /** Replaces an unfinished import of the person, and its file: only one is kept at a time. */
    async create(person: Person, { filename, size }: ImportCreate): Promise<{ _id: string; uploadUrl: string }> {
      const { userId } = person;
      pace(userId);
      const id = newId();
      const expiresAt = later(IMPORT_UPLOAD_HOURS * HOUR_MS);
      const replaced = await database.transaction(async (tx) => {
        const open = await imports.lockOpen(tx, userId);
        if (open.some(({ state }) => state === 'importing')) throw new AppError('import_running');
        for (const row of open) {
          if (row.state === 'cancelled') await dropFile(tx, row);
          else await stop(tx, row);
        }
        await drafts.announce(tx, userId, folderOf(userId, id), expiresAt);
        const row = { user_id: userId, id, filename, created_at: clock.now(), expires_at: expiresAt };
        await imports.insert(tx, row, size);
        await imports.dropOldReports(tx, userId);
        await space.refuseOverfull(tx, userId, size);
        return open;
      });
      for (const row of replaced) await drafts.discard(userId, folderOf(userId, row.id));
      return { _id: id, uploadUrl: addresses.format(person, id) };
    },

    async list(userId: string): Promise<ImportSummary[]> {
      return (await imports.list(userId, IMPORTS_LISTED)).map((row) => toSummary(row, clock.now()));
    },

    async get(person: Person, id: string): Promise<Import> {
      const row = (await imports.find(person.userId, id)) ?? notFound();
      return toImport(row, clock.now(), row.state === 'uploading' ? addresses.format(person, id) : null);
    },

    /** Does nothing if the import is running already. */
    start: (userId: string, id: string, choices: ImportChoices): Promise<Import> =>
      change(userId, id, async (tx, row) => {
        if (row.state === 'importing') return;
        if (!isStartable(row)) throw new AppError('import_step_wrong');
        const expiresAt = later(IMPORT_WAIT_DAYS * DAY_MS);
        await imports.change(tx, userId, id, {
          state: 'importing',
          choices: JSON.stringify(row.choices ?? choices),
          position: row.started_at ? row.position : 0,
          started_at: row.started_at ?? clock.now(),
          ended_at: null,
          error: null,
          ...(row.started_at === null && { skipped: '[]' }),
          tries: 0,
          due_at: clock.now(),
          expires_at: expiresAt,
        });
        await drafts.keepUntil(tx, userId, folderOf(userId, id), expiresAt);
        await wake(tx);
      }),

    cancel: (userId: string, id: string): Promise<Import> =>
      change(userId, id, async (tx, row) => {
        if (row.state === 'cancelled') return;
        // A failed import without notes is marked as cancelled, as if it had not started.
        if (row.state === 'failed' && !row.added?.notes) {
          await imports.change(tx, userId, id, { state: 'cancelled', started_at: null });
          return;
        }
        const isOpen = ['uploading', 'reading', 'ready', 'importing'].includes(row.state);
        if (!isOpen) throw new AppError('import_step_wrong');
        await stop(tx, row);
      }),

    /** A worker carries out the undo. */
    undo: (userId: string, id: string): Promise<Import> =>
      change(userId, id, async (tx, row) => {
        if (row.state === 'undone') return;
        const undoEnd = undoEndOf(row);
        if (!undoEnd || undoEnd <= clock.now()) throw new AppError('import_step_wrong');
        await imports.change(tx, userId, id, {
          state: 'undone',
          has_file: false,
          ended_at: clock.now(),
          position: 0,
          total: row.added?.notes ?? 0,
          kept: '[]',
          error: null,
          due_at: clock.now(),
          expires_at: null,
        });
        await wake(tx);
      }),

    sweep: createSweep(dependencies),
  };
};

/** Cancels an import. The file is kept only if some notes are imported already, so that the person can continue. */
const createStop =
  ({ imports, drafts, clock }: Pick<Dependencies, 'imports' | 'drafts' | 'clock'>) =>
  async (tx: Tx, { user_id, id, state }: ImportRow): Promise<void> => {
    const isHalfWay = state === 'importing';
    const expiresAt = isHalfWay ? new Date(clock.now().getTime() + IMPORT_WAIT_DAYS * DAY_MS) : null;
    await imports.change(tx, user_id, id, {
      state: 'cancelled',
      has_file: isHalfWay,
      ended_at: clock.now(),
      due_at: null,
      lease: null,
      expires_at: expiresAt,
    });
    if (expiresAt) await drafts.keepUntil(tx, user_id, folderOf(user_id, id), expiresAt);
  };

/** Ends imports that nobody continued in time. */
const createSweep =
  ({ database, imports, drafts, clock }: Dependencies) =>
  async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const expired = await database.single((tx) => imports.takeExpired(tx, clock.now(), SWEPT_AT_ONCE));
      for (const { user_id, id } of expired) await drafts.discard(user_id, folderOf(user_id, id));
      total += expired.length;
      if (expired.length < SWEPT_AT_ONCE) return total;
    }
  };
