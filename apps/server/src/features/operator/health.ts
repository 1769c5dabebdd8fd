import { statfs } from 'node:fs/promises';
import { DAY_MS } from '@pinlife/contract/durations';
import type { Health } from '@pinlife/contract/operator/schema';
import type { BackupOptions } from '../../config.ts';
import type { Reader } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { explainMailFailure, type Mailer } from '../../platform/mailer.ts';
import { findLateReminders, findWaitingJobs } from '../../views/totals.ts';
import type { BackupLog } from './backup/log.ts';

const LOW_SPACE_BYTES = 500 * 1024 * 1024;
const LOW_SPACE_SHARE = 0.02;
/** A worker takes a job within seconds. */
const JOB_PATIENCE_SECONDS = 120;
const REMINDER_PATIENCE_MS = 30_000;
const BACKUP_PATIENCE_MS = 2 * DAY_MS;
/** A page must not wait as long as a mail may. */
const MAIL_PATIENCE_MS = 4_000;
/** Each check opens a connection. */
const MAIL_KEPT_MS = 30_000;

type Dependencies = {
  readers: readonly Reader[];
  log: Pick<BackupLog, 'list'>;
  backups?: BackupOptions | undefined;
  dataDir: string;
  mailer: Pick<Mailer, 'check'>;
  isMailSet: boolean;
  publicUrl: string;
  clock: Clock;
};

export type HealthService = ReturnType<typeof createHealthService>;

/** The health of this instance, for the page of operators and for `doctor`. */
export const createHealthService = (dependencies: Dependencies) => {
  const { readers, log, backups, dataDir, mailer, isMailSet, publicUrl, clock } = dependencies;
  let mail: { checkedAt: number; found: Promise<Health['mail']> } | null = null;

  const secondsSince = (instant: Date | null): number =>
    instant ? Math.max(0, Math.round((clock.now().getTime() - instant.getTime()) / 1000)) : 0;

  const checkJobs = async (): Promise<Health['jobs']> => {
    const { count, oldestAt } = await findWaitingJobs(readers, clock.now());
    const oldestSeconds = secondsSince(oldestAt);
    return { state: oldestSeconds > JOB_PATIENCE_SECONDS ? 'warning' : 'ok', waiting: count, oldestSeconds };
  };

  const checkReminders = async (): Promise<Health['reminders']> => {
    const before = new Date(clock.now().getTime() - REMINDER_PATIENCE_MS);
    const { count, oldestAt } = await findLateReminders(readers, before);
    return { state: count > 0 ? 'warning' : 'ok', late: count, lateSeconds: secondsSince(oldestAt) };
  };

  const checkBackup = async (): Promise<Health['backup']> => {
    const runs = await log.list();
    const last = runs.find(({ state }) => state === 'done')?.endedAt ?? null;
    const lastAt = last?.toISOString() ?? null;
    if (!backups) return { state: 'warning', fault: 'off', lastAt, failedNights: 0 };
    // A backup that is still running says nothing yet.
    const ended = runs.filter(({ endedAt }) => endedAt !== null);
    const failedNights = ended.findIndex(({ state }) => state === 'done');
    const inRow = failedNights < 0 ? ended.length : failedNights;
    if (inRow > 0) return { state: 'error', fault: 'failed', lastAt, failedNights: inRow };
    const isStale = last !== null && clock.now().getTime() - last.getTime() > BACKUP_PATIENCE_MS;
    return { state: isStale ? 'warning' : 'ok', fault: isStale ? 'stale' : null, lastAt, failedNights: 0 };
  };

  return {
    checkJobs,
    checkReminders,
    checkBackup,

    async get(): Promise<Health> {
      if (!mail || performance.now() - mail.checkedAt > MAIL_KEPT_MS) {
        mail = {
          checkedAt: performance.now(),
          found: isMailSet ? describeMail(() => checkMail(mailer)) : Promise.resolve(mailNotSet),
        };
      }
      return {
        disk: await checkDisk(dataDir),
        jobs: await checkJobs(),
        reminders: await checkReminders(),
        backup: await checkBackup(),
        mail: await mail.found,
        push: checkPush(publicUrl),
      };
    },

    /** Sends a mail without the queue, so that the operator sees the answer of the mail server. */
    testMail(send: () => Promise<void>): Promise<Health['mail']> {
      mail = null;
      return isMailSet ? describeMail(send) : Promise.resolve(mailNotSet);
    },
  };
};

export const checkDisk = async (folder: string): Promise<Health['disk']> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
  const isLow = freeBytes < Math.max(LOW_SPACE_BYTES, totalBytes * LOW_SPACE_SHARE);
  return { state: isLow ? 'error' : 'ok', freeBytes, totalBytes };
};

const mailNotSet: Health['mail'] = { state: 'warning', fault: 'notSet', answer: null };

const describeMail = async (use: () => Promise<void>): Promise<Health['mail']> => {
  try {
    await use();
    return { state: 'ok', fault: null, answer: null };
  } catch (error) {
    const explanation = explainMailFailure(error);
    return { state: explanation.fault === 'refused' ? 'error' : 'warning', ...explanation };
  }
};

/** A server that does not answer in time counts as unreachable. */
const checkMail = async (mailer: Pick<Mailer, 'check'>): Promise<void> => {
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(() => timer.reject(new Error('The mail server does not answer')), MAIL_PATIENCE_MS);
  await Promise.race([mailer.check(), timer.promise]).finally(() => clearTimeout(timeout));
};

/** Browsers allow push on https and on localhost only. */
export const checkPush = (publicUrl: string): Health['push'] => {
  const isReachable = /^https:|^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return isReachable ? { state: 'ok', fault: null } : { state: 'warning', fault: 'insecure' };
};
