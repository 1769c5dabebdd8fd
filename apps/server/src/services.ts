import type { AppServices } from './app.ts';
import { composeSlices, type Shared } from './compose.ts';
import type { AuthService } from './features/auth/service.ts';
import { countryRoutes } from './features/country/routes.ts';
import type { InvitationService } from './features/invitation/service.ts';
import { createWaitLimitSweep } from './features/job/wait-limit.ts';
import type { LiveBus } from './features/live/bus.ts';
import type { LiveService } from './features/live/service.ts';
import { createNoticeJobHandler } from './features/mail/notice.ts';
import type { BackupLog } from './features/operator/backup/log.ts';
import type { HealthService } from './features/operator/health.ts';
import type { NamedPerson } from './features/operator/people/repo.ts';
import type { QuotaRule } from './features/operator/rules/quota-rule.ts';
import type { SignupRuleSetting } from './features/operator/rules/signup-rule.ts';
import type { OperatorService } from './features/operator/service.ts';
import type { PushService } from './features/push/service.ts';
import type { IndexScheduler } from './features/search/indexing/index-scheduler.ts';
import type { SessionService } from './features/session/service.ts';
import type { MetricSources } from './http/server-metrics.ts';
import type { Caller } from './platform/person.ts';
import type { WorkSource } from './platform/work-source.ts';
import type { SliceDependencies } from './slice-dependencies.ts';
import { createSweepSource } from './sweep.ts';

export type Services = AppServices & {
  /** For the command line, whose user acts as an operator. */
  people: {
    find(username: string): Promise<NamedPerson | null>;
    /** The acts on a person, in their shard. */
    of(
      userId: string,
    ): OperatorService & Pick<AuthService, 'createResetLink'> & { resetTwoStep(name: string): Promise<void> };
    invitations: InvitationService;
    /** The rule for signing up, and the default quota. */
    signup: Pick<SignupRuleSetting, 'get' | 'set'>;
    quota: Pick<QuotaRule, 'get' | 'set'>;
    lacksOperator(): Promise<boolean>;
    tellOperators: OperatorService['tellOperators'];
  };
  /** The nightly backups. */
  backups: BackupLog;
  health: HealthService;
  workSources: WorkSource[];
  /** The open streams of tabs on this node; also notifies the tabs of all nodes. */
  live: LiveService;
  bus: LiveBus;
  /** Indexes notes that this process writes, once it is started. */
  indexScheduler: IndexScheduler;
  metricSources: MetricSources;
  /** Only in services of a shard: calls for people whose shard is not known. */
  acrossShards: {
    findAlive: SessionService['findAlive'];
    hasShare(token: string): Promise<boolean>;
    hasCalendarFeed(token: string, address: string): Promise<boolean>;
    /** Finds the person of this browser's login at the provider. */
    findOidcOwner(caller: Caller): Promise<string | null>;
    releaseBrowser: PushService['releaseBrowser'];
  };
};

/** Composes the slices for app and worker: calls, jobs, work sources, sweeps, metrics. */
export const createServices = (platform: SliceDependencies, given: Shared = {}): Services => {
  const slices = composeSlices(platform, given);
  const { bus, instance, job, live, mail, throttle } = slices;
  const {
    account,
    auth,
    invitation,
    oidc,
    oidcChecks,
    storageUse,
    operatorParts,
    operator,
    passkey,
    records,
    session,
    twoStep,
  } = slices;
  const { user, users } = slices;
  const { calendar, comment, event, imports, media, memory, note, search, share, tag, uploads } = slices;
  const { notification, push, reminder, webhook } = slices;

  const notices = createNoticeJobHandler({ users, mail });
  const ofAccounts = [session.sweep, passkey.sweep, oidc.sweep, throttle.sweep, records.sweep, account.sweep];
  const waitLimits = [job.limitWaits, imports.limitWaits, webhook.limitWaits, media.limitTextWaits];
  const ofWork = [push.sweep, job.sweep, storageUse.sweep, createWaitLimitSweep({ ...platform, waitLimits })];
  const onSetBack = async () => {
    await throttle.endWindows();
    await reminder.undoEarlyRings();
  };
  const sweeps = [...ofAccounts, note.sweep, note.sweepVersions, tag.sweep, imports.sweep, uploads.sweep, ...ofWork];
  return {
    handlers: {
      ...passkey.handlers,
      ...oidc.handlers,
      ...auth.handlers,
      ...twoStep.handlers,
      ...account.handlers,
      ...user.handlers,
      ...session.handlers,
      ...note.handlers,
      ...comment.handlers,
      ...share.handlers,
      ...uploads.handlers,
      ...reminder.handlers,
      ...notification.handlers,
      ...push.handlers,
      ...instance.handlers,
      ...countryRoutes(),
      ...event.handlers,
      ...memory.handlers,
      ...imports.handlers,
      ...tag.handlers,
      ...webhook.handlers,
      ...calendar.handlers,
      ...operator.handlers,
      ...invitation.handlers,
      ...records.handlers,
    },
    requireOperator: operator.requireOperator,
    admitSignup: invitation.admission.admit,
    people: {
      find: operatorParts.find,
      of: () => ({
        ...operator.service,
        createResetLink: auth.service.createResetLink,
        resetTwoStep: twoStep.resetByName,
      }),
      invitations: invitation.service,
      signup: operatorParts.rule,
      quota: operatorParts.quota,
      lacksOperator: operator.service.lacksOperator,
      tellOperators: operator.service.tellOperators,
    },
    backups: operatorParts.backups,
    health: operatorParts.health,
    createGuard: session.createGuard,
    workSources: [
      ...reminder.sources,
      job.createSource({
        ...account.jobs,
        ...auth.jobs,
        ...user.jobs,
        ...push.jobs,
        ...operator.jobs,
        ...invitation.jobs,
        ...notices,
        ...tag.jobs,
      }),
      search.source,
      imports.source,
      ...note.sources,
      webhook.source,
      ...uploads.sources,
      createSweepSource({ ...platform, ...instance.watchClock(onSetBack), sweeps }),
    ],
    healthChecks: { database: instance.ping, storage: platform.storage.check },
    live,
    bus,
    indexScheduler: search.indexScheduler,
    metricSources: {
      countStreams: live.count,
      countConnections: platform.database.countConnections,
      countJobs: job.countByState,
      countImports: imports.countByState,
      findLatenessSeconds: reminder.findLatenessSeconds,
      countPublicPages: share.countPublicPages,
      countUnindexed: search.indexing.countWaiting,
    },
    acrossShards: {
      findAlive: session.service.findAlive,
      hasShare: share.has,
      hasCalendarFeed: calendar.feeds.has,
      findOidcOwner: oidcChecks.findOwnerOf,
      releaseBrowser: push.releaseBrowser,
    },
    openPublicPages: share.openPublicPages,
    calendarFeeds: calendar.feeds,
    oidcCallback: oidcChecks,
    mediaTransfer: media.transfer,
    importTransfer: imports.transfer,
    exportSource: account.exportSource,
    storageOrigin: platform.storage.direct?.origin,
    publicOrigin: new URL(platform.publicUrl).origin,
  };
};
