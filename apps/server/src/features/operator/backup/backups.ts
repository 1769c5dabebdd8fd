import { readdir } from 'node:fs/promises';
import { BACKUPS_SHOWN } from '@pinlife/contract/operator/limits';
import type { Backups } from '@pinlife/contract/operator/schema';
import type { BackupOptions } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findFolderCode } from './folder-code.ts';
import type { BackupLog } from './log.ts';
import { findNextBackup, readBackupName } from './schedule.ts';

type Dependencies = { log: Pick<BackupLog, 'list' | 'findCode'>; backups: BackupOptions | undefined; clock: Clock };

/** The nightly backups as operators see them. */
export const createBackupsReader =
  ({ log, backups, clock }: Dependencies) =>
  async (): Promise<Backups> => ({
    plan: backups
      ? {
          nextAt: findNextBackup(clock.now(), backups.at).toISOString(),
          ...backups.keep,
          kept: await countKept(backups.folder, log),
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
const countKept = async (folder: string, log: Dependencies['log']): Promise<number | null> => {
  const names = await readdir(folder).catch(() => null);
  if (!names) return null;
  const code = await findFolderCode(folder, await log.findCode());
  return names.filter((name) => readBackupName(name, code) !== null).length;
};
