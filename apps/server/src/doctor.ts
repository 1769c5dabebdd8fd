import { access, constants, mkdir, statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import { openConnection } from './connection.ts';
import { findRemovalWait } from './features/instance/clock-watch.ts';
import { createInstanceRepo } from './features/instance/repo.ts';
import { AppError } from './platform/error/app-error.ts';
import { describeError } from './platform/error/describe-error.ts';
import type { Logger } from './platform/logger.ts';
import { createMailer, openRuntime, openStorage } from './runtime.ts';
import { commit, version } from './version.ts';

type Finding = { state: 'ok' | 'warn' | 'fail'; part: string; detail: string };

const LOW_SPACE_BYTES = 500 * 1024 * 1024;
const CLOCK_DRIFT_MS = 2_000;
const UNINDEXED_MAX = 1_000;

/** Looks at everything the app stands on and prints a table. Answers whether nothing failed. */
export const runDoctor = async (config: Config, log: Logger, { isFixing = false } = {}): Promise<boolean> => {
  const findings = [
    describeBuild(),
    ...(await checkDatabase(config, log)),
    await examine('data folder', () => checkDataFolder(config)),
    await examine('media', () => checkMedia(config, isFixing)),
    await examine('mail', () => checkMail(config, log)),
    checkPushKeys(config),
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

/** What the person of a call is told says little here; what led to it says more. */
const explain = (error: unknown): string => {
  if (error instanceof AppError && error.cause) return describeError(error.cause);
  return error instanceof Error ? error.message : String(error);
};

const checkDatabase = async (config: Config, log: Logger): Promise<Finding[]> => {
  try {
    const runtime = await openRuntime(config, log, await openConnection(config, log, { isJoining: true }));
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
        { part: 'removals', state: wait ? 'warn' : 'ok', detail: wait ?? 'what has expired is removed every hour' },
      ];
    } finally {
      await runtime.close();
    }
  } catch (error) {
    return [{ part: 'database', state: 'fail', detail: error instanceof Error ? error.message : String(error) }];
  }
};

const describeDatabase = ({ databaseUrl }: Config, parts: number): string =>
  `${databaseUrl ? 'reachable' : 'embedded'}, migrated${parts > 1 ? `, ${parts} parts` : ''}`;

/** Searches make the keys that they wait for, so many are no fault; but nobody else seems to do it. */
const describeUnindexed = ({ soon = 0, later = 0 }: Record<string, number>): Finding => ({
  part: 'search',
  state: soon > UNINDEXED_MAX ? 'warn' : 'ok',
  detail: soon + later === 0 ? 'every note is indexed' : `${soon + later} notes wait for their search keys`,
});

const checkDataFolder = async ({ dataDir }: Config): Promise<Omit<Finding, 'part'>> => {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  return {
    state: freeBytes < LOW_SPACE_BYTES ? 'warn' : 'ok',
    detail: `writable, ${Math.round(freeBytes / 1024 ** 2)} MB free`,
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

const checkMail = async (config: Config, log: Logger): Promise<Omit<Finding, 'part'>> => {
  if (!config.smtpUrl) return { state: 'warn', detail: 'SMTP_URL is not set: mails are written to the outbox folder' };
  await createMailer(config, log).check();
  return { state: 'ok', detail: 'the mail server accepts connections' };
};

const checkPushKeys = ({ vapid, publicUrl }: Config): Finding => {
  const part = 'push';
  // Browsers give subscriptions to pages of https and of the machine itself only.
  const isReachable = /^https:|^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return isReachable
    ? { part, state: 'ok', detail: vapid ? 'keys from the environment' : 'keys made from the application secret' }
    : { part, state: 'warn', detail: 'PUBLIC_URL is not https: browsers refuse push notifications' };
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
