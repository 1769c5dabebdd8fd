import { access, constants, mkdir } from 'node:fs/promises';
import type { HealthState } from '@pinlife/contract/operator/limits';
import type { Config } from '../config.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import { findRemovalWait } from '../features/instance/clock-watch.ts';
import { createInstanceRepo } from '../features/instance/repo.ts';
import { checkDisk, checkPush, type HealthService } from '../features/operator/health.ts';
import { AppError } from '../platform/error/app-error.ts';
import { describeError } from '../platform/error/describe-error.ts';
import type { Logger } from '../platform/logger.ts';
import { createMailer, openRuntime, openStorage, type Runtime } from '../runtime.ts';
import { commit, version } from '../version.ts';
import { NO_OPERATOR } from './no-operator.ts';

type Finding = { state: 'ok' | 'warn' | 'fail'; part: string; detail: string };

const CLOCK_DRIFT_MS = 2_000;
const UNINDEXED_MAX = 1_000;

/** Checks everything that the app depends on and prints a table. Returns whether nothing failed. */
export const runDoctor = async (config: Config, log: Logger, { isFixing = false } = {}): Promise<boolean> => {
  const findings = [
    describeBuild(),
    ...(await checkDatabase(config, log)),
    await examine('free disk', () => describeDisk(config)),
    await examine('media', () => checkMedia(config, isFixing)),
    await examine('mail', () => describeMail(config, log)),
    describePush(config),
    checkProxy(config),
    checkSupport(config),
  ];
  process.stdout.write(`${formatTable(findings)}\n`);
  return findings.every(({ state }) => state !== 'fail');
};

const describeBuild = (): Finding => ({
  part: 'version',
  state: 'ok',
  detail: commit ? `${version} (commit ${commit.slice(0, 12)})` : version,
});

const examine = async (part: string, check: () => Promise<Omit<Finding, 'part'>>): Promise<Finding> => {
  try {
    return { part, ...(await check()) };
  } catch (error) {
    return { part, state: 'fail', detail: explain(error) };
  }
};

/** The cause is more precise than the sentence for people. */
const explain = (error: unknown): string => {
  if (error instanceof AppError && error.cause) return describeError(error.cause);
  return error instanceof Error ? error.message : String(error);
};

const checkDatabase = async (config: Config, log: Logger): Promise<Finding[]> => {
  try {
    const runtime = await openRuntime(config, log, await prepareConnections(config, log, { isJoining: true }));
    try {
      const instance = createInstanceRepo(runtime.platform.database);
      const driftMs = Math.abs(Date.now() - (await instance.findDatabaseTime()).getTime());
      const wait = await findRemovalWait(instance);
      return [
        { part: 'database', state: 'ok', detail: describeDatabase(config, runtime.crews.length) },
        {
          part: 'clock',
          state: driftMs > CLOCK_DRIFT_MS ? 'warn' : 'ok',
          detail: `${driftMs} ms apart from the database's; zone data ${process.versions['tz'] ?? 'unknown'}`,
        },
        describeUnindexed(await runtime.services.metricSources.countUnindexed()),
        await describeOperators(runtime),
        ...(await describeWork(runtime.services.health)),
        await describeBackups(config, runtime),
        { part: 'removals', state: wait ? 'warn' : 'ok', detail: wait ?? 'what has expired is removed every hour' },
      ];
    } finally {
      await runtime.close();
    }
  } catch (error) {
    return [{ part: 'database', state: 'fail', detail: error instanceof Error ? error.message : String(error) }];
  }
};

const describeOperators = async ({ services }: Runtime): Promise<Finding> =>
  (await services.people.lacksOperator())
    ? { part: 'operator', state: 'warn', detail: NO_OPERATOR }
    : { part: 'operator', state: 'ok', detail: 'somebody decides who gets in, or will: the first account' };

/** The states of the operator page as results of `doctor`. */
const states: Record<HealthState, Finding['state']> = { ok: 'ok', warning: 'warn', error: 'fail' };

const describeWork = async (health: HealthService): Promise<Finding[]> => {
  const [jobs, reminders] = [await health.checkJobs(), await health.checkReminders()];
  return [
    {
      part: 'waiting jobs',
      state: states[jobs.state],
      detail:
        jobs.waiting === 0 ? 'none' : `${jobs.waiting}, the oldest for ${jobs.oldestSeconds} s: does a worker run?`,
    },
    {
      part: 'reminders',
      state: states[reminders.state],
      detail: reminders.late === 0 ? 'none late' : `${reminders.late} late, by up to ${reminders.lateSeconds} s`,
    },
  ];
};

const describeBackups = async ({ backups }: Config, { services }: Runtime): Promise<Finding> => {
  const { state, fault, lastAt, failedNights } = await services.health.checkBackup();
  const failed = (await services.backups.list()).find((run) => run.state === 'failed');
  const last = lastAt ?? 'none yet';
  const details = {
    off: 'BACKUP_DIR is not set: none is made by itself',
    failed: `${last}; the one of ${failed?.dueAt.toISOString()} failed: ${failed?.fault} (${failedNights} in a row)`,
    stale: `${last}, and none since: does a worker run?`,
  };
  return {
    part: 'last backup',
    state: states[state],
    detail: fault ? details[fault] : `${last}, into ${backups?.folder}`,
  };
};

const describeDatabase = ({ databaseUrl }: Config, shards: number): string =>
  `${databaseUrl ? 'reachable' : 'embedded'}, migrated${shards > 1 ? `, ${shards} shards` : ''}`;

/** A search creates missing keys itself, so this is only a warning: probably no worker is running. */
const describeUnindexed = ({ soon = 0, later = 0 }: Record<string, number>): Finding => ({
  part: 'search',
  state: soon > UNINDEXED_MAX ? 'warn' : 'ok',
  detail: soon + later === 0 ? 'every note is indexed' : `${soon + later} notes wait for their search keys`,
});

const describeDisk = async ({ dataDir }: Config): Promise<Omit<Finding, 'part'>> => {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
  const { state, freeBytes } = await checkDisk(dataDir);
  return {
    state: state === 'ok' ? 'ok' : 'warn',
    detail: `the data folder is writable, ${Math.round(freeBytes / 1024 ** 2)} MB free`,
  };
};

const checkMedia = async (config: Config, isFixing: boolean): Promise<Omit<Finding, 'part'>> => {
  const storage = await openStorage(config);
  const { origin } = new URL(config.publicUrl);
  if (storage.direct && isFixing) await storage.direct.prepare(origin);
  await storage.check();
  if (!storage.direct) return { state: 'ok', detail: 'kept in the data folder' };
  return (await storage.direct.allowsOrigin(origin))
    ? { state: 'ok', detail: `kept in the bucket, which lets pages of ${origin} in` }
    : { state: 'fail', detail: `the bucket refuses pages of ${origin}: run doctor --fix` };
};

const describeMail = async (config: Config, log: Logger): Promise<Omit<Finding, 'part'>> => {
  if (!config.smtpUrl) return { state: 'warn', detail: 'SMTP_URL is not set: mails are written to the outbox folder' };
  await createMailer(config, log).check();
  return { state: 'ok', detail: 'the mail server accepts connections' };
};

const describePush = ({ vapid, publicUrl }: Config): Finding => {
  const { state, fault } = checkPush(publicUrl);
  const keys = vapid ? 'keys from the environment' : 'keys made from the application secret';
  return {
    part: 'push',
    state: states[state],
    detail: fault ? 'PUBLIC_URL is not https: browsers refuse push notifications' : keys,
  };
};

const checkProxy = ({ publicUrl, trustProxy }: Config): Finding =>
  publicUrl.startsWith('https:') && trustProxy === false
    ? { part: 'proxy', state: 'warn', detail: 'TRUST_PROXY is not set: behind a proxy everybody shares one address' }
    : { part: 'proxy', state: 'ok', detail: describeProxies(trustProxy) };

const describeProxies = (trusted: Config['trustProxy']): string => {
  if (trusted === false) return 'none trusted';
  return typeof trusted === 'number' ? `trusted: the last ${trusted} in the row` : `trusted: ${trusted.join(', ')}`;
};

const checkSupport = ({ supportEmail }: Config): Finding =>
  supportEmail
    ? { part: 'support', state: 'ok', detail: `people write to ${supportEmail}` }
    : { part: 'support', state: 'warn', detail: 'SUPPORT_EMAIL is not set: the support link only says whom to ask' };

const formatTable = (findings: readonly Finding[]): string => {
  const width = Math.max(...findings.map(({ part }) => part.length));
  return findings.map(({ state, part, detail }) => `${state.padEnd(4)}  ${part.padEnd(width)}  ${detail}`).join('\n');
};
