import { readdir } from 'node:fs/promises';
import { BACKUPS_SHOWN } from '@pinlife/contract/operator/limits';
import type { Backups } from '@pinlife/contract/operator/schema';
import type { BackupOptions } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { BackupLog } from './log.ts';
import { findNextBackup, readBackupName } from './schedule.ts';

type Dependencies = { log: Pick<BackupLog, 'list'>; backups: BackupOptions | undefined; clock: Clock };

/** The nightly backups as operators see them. */
export const createBackupsReader =
  ({ log, backups, clock }: Dependencies) =>
  async (): Promise<Backups> => ({
    plan: backups
      ? {
          nextAt: findNextBackup(clock.now(), backups.at).toISOString(),
          ...backups.keep,
          kept: await countKept(backups.folder),
        }
      : null,
    runs: (await log.list()).slice(0, BACKUPS_SHOWN).map((run) => ({
      dueAt: run.dueAt.toISOString(),
      tries: run.tries.map((at) => at.toISOString()),
      state: run.state,
      endedAt: run.endedAt?.toISOString() ?? null,
      retryAt: run.retryAt?.toISOString() ?? null,
      bytes: run.bytes,
      readBytes: run.readBytes,
      fault: run.fault,
    })),
  });

/** Null if this node cannot read the folder: another node may write the backups. */
const countKept = async (folder: string): Promise<number | null> => {
  const names = await readdir(folder).catch(() => null);
  return names?.filter((name) => readBackupName(name) !== null).length ?? null;
};
