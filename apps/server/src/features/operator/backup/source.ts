import { lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@pinlife/contract/durations';
import type { BackupFault } from '@pinlife/contract/operator/limits';
import type { BackupOptions } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { hasCode } from '../../../platform/error/error-code.ts';
import { findFreeBytes, RESERVED_BYTES } from '../../../platform/file/free-space.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { WorkSource } from '../../../platform/work-source.ts';
import { findFolderCode, takeFolder } from './folder-code.ts';
import type { BackupLog } from './log.ts';
import { chooseKept, findNextBackup, formatBackupName, readBackupName } from './schedule.ts';
import { BackupDamaged, verifyBackup } from './verify-backup.ts';

const RENEW_MS = 30_000;
/** The suffix of a file that is being written or was not verified yet: it is no backup. */
const UNREAD = '.unread';

type Options = {
  settings: BackupOptions;
  runs: BackupLog;
  /** Writes everything into a new file. */
  write(path: string): Promise<unknown>;
  /** Mails all operators that the backup has failed. */
  tellOperators(): Promise<void>;
  clock: Clock;
  log: Pick<Logger, 'info' | 'error'>;
};

/**
 * Makes a backup each night: writes it, verifies it, and removes old ones. Only one node makes it. A backup that was missed
 * while the app was off is skipped.
 */
export const createBackupSource = ({ settings, runs, write, tellOperators, clock, log }: Options): WorkSource => {
  const { folder, at, keep } = settings;
  let dueAt = findNextBackup(clock.now(), at);
  /** The number of bytes of the current backup that were read back. */
  let countRead = () => 0;

  const make = async (due: Date): Promise<void> => {
    countRead = () => 0;
    const renewal = setInterval(() => void runs.renew(due, countRead()).catch(() => undefined), RENEW_MS);
    try {
      const bytes = await writeVerified(due);
      await runs.finish(due, bytes);
      log.info({ bytes }, `The backup of the night is in ${folder}, and was read back`);
      await removeOld(due);
    } catch (error) {
      await fail(due, faultOf(error), error);
    } finally {
      clearInterval(renewal);
    }
  };

  const writeVerified = async (due: Date): Promise<number> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, formatBackupName(due, await takeFolder(folder, await runs.findCode())));
    const unread = `${path}${UNREAD}`;
    try {
      await refuseWithoutRoom();
      await rm(unread, { force: true });
      await write(unread);
      const { size } = await stat(unread);
      await runs.readBack(due, size);
      await verifyBackup(unread, (stream) => {
        countRead = () => stream.bytesRead;
      });
      await rename(unread, path);
      return size;
    } catch (error) {
      await rm(unread, { force: true }).catch(() => undefined);
      throw error;
    }
  };

  /** Refuses to start if there is less free space than the last backup took. */
  const refuseWithoutRoom = async (): Promise<void> => {
    const last = (await runs.list()).find(({ state }) => state === 'done')?.bytes ?? 0;
    if ((await findFreeBytes(folder)) < last + RESERVED_BYTES) throw new AppError('storage_full');
  };

  const fail = async (due: Date, fault: BackupFault, error?: unknown): Promise<void> => {
    log.error({ err: error, fault }, 'The backup of the night has failed');
    const isFirst = (await runs.list()).find((run) => run.dueAt.getTime() === due.getTime())?.tries.length === 1;
    await runs.fail(due, fault);
    if (isFirst) await tellOperators();
  };

  /**
   * Removes old nightly backups, never files made by hand. Files named later than the new one come from a wrong clock: they
   * stay and do not count. Unfinished files of a killed process are removed after a day.
   */
  const removeOld = async (newest: Date): Promise<void> => {
    const names = await readdir(folder);
    const code = await findFolderCode(folder, await runs.findCode());
    const made = new Map(
      names.flatMap((name) => {
        const madeAt = readBackupName(name, code);
        return madeAt && madeAt <= newest ? [[madeAt, name] as const] : [];
      }),
    );
    const keptNames = chooseKept([...made.keys()], keep);
    for (const [madeAt, name] of made) if (!keptNames.has(madeAt)) await rm(join(folder, name), { force: true });
    for (const name of names.filter((each) => each.startsWith('pinlife-') && each.includes(`.tar${UNREAD}`))) {
      const status = await lstat(join(folder, name)).catch(() => null);
      if (status && Date.now() - status.mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
    }
  };

  /** The backup that this node is to make now, or null. */
  const findDue = async (now: Date): Promise<Date | null> => {
    if (now >= dueAt) {
      const due = dueAt;
      dueAt = findNextBackup(now, at);
      return (await runs.begin(due)) ? due : null;
    }
    // If the clock was set back, the next backup is due earlier than planned.
    dueAt = findNextBackup(now, at);
    const failed = (await runs.list()).find(({ retryAt }) => retryAt !== null && isDue(retryAt, now));
    return failed && (await runs.beginAgain(failed.dueAt)) ? failed.dueAt : null;
  };

  return {
    name: 'backup',
    nextDueAt: async () => dueAt,
    async runBatch(now, signal) {
      const abandoned = await runs.findAbandoned();
      if (abandoned) await fail(abandoned.dueAt, 'ended');
      const due = await findDue(now);
      if (due === null) return 0;
      const { promise: stopped, resolve } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => resolve(), { once: true });
      await Promise.race([make(due), stopped]);
      return 0;
    },
  };
};

/** A retry more than a day ahead comes from a wrong clock: it is due. */
const isDue = (retryAt: Date, now: Date): boolean => retryAt <= now || retryAt.getTime() - now.getTime() > DAY_MS;

const faultOf = (error: unknown): BackupFault => {
  if (error instanceof BackupDamaged) return 'damaged';
  const isFull =
    hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') || (error as Partial<AppError>).code === 'storage_full';
  return isFull ? 'noRoom' : 'other';
};
