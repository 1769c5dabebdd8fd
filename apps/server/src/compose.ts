import type { AppServices } from './app.ts';
import { createQuietWrites } from './db/snapshot.ts';
import { composeAccount } from './features/account/compose.ts';
import { composeAuth } from './features/auth/compose.ts';
import { composeComment } from './features/comment/compose.ts';
import { countryRoutes } from './features/country/routes.ts';
import { composeEvent } from './features/event/compose.ts';
import { composeImport } from './features/import/compose.ts';
import { composeInstance } from './features/instance/compose.ts';
import { composeJob } from './features/job/compose.ts';
import type { LiveBus } from './features/live/bus.ts';
import { composeLive } from './features/live/compose.ts';
import type { LiveService } from './features/live/service.ts';
import { createMailService } from './features/mail/service.ts';
import { composeMedia } from './features/media/compose.ts';
import { composeMemory } from './features/memory/compose.ts';
import { composeNote, composeNoteWriter } from './features/note/compose.ts';
import { composeNotification } from './features/notification/compose.ts';
import { composePush } from './features/push/compose.ts';
import type { PushService } from './features/push/service.ts';
import { composeReminder } from './features/reminder/compose.ts';
import { composeSearch } from './features/search/compose.ts';
import type { Soon } from './features/search/indexing/soon.ts';
import { composeSession } from './features/session/compose.ts';
import type { SessionService } from './features/session/service.ts';
import { composeShare } from './features/share/compose.ts';
import { composeThrottle } from './features/throttle/compose.ts';
import { composeUser } from './features/user/compose.ts';
import { createPasswordHasher, type PasswordHasher } from './platform/secret/password.ts';
import type { WorkSource } from './platform/work-source.ts';
import type { Platform } from './platform.ts';
import type { MetricSources } from './server-metrics.ts';
import { createSweepSource } from './sweep.ts';

export type Services = AppServices & {
  workSources: WorkSource[];
  /** The streams of the tabs that are open here, and the way to tell the tabs of all nodes. */
  live: LiveService;
  bus: LiveBus;
  /** Indexes what is written here, once it is started. */
  soon: Soon;
  metricSources: MetricSources;
  /** Where these are the services of a part: what concerns people whose part is not known. */
  acrossParts: {
    findAlive: SessionService['findAlive'];
    holdsShare(token: string): Promise<boolean>;
    releaseBrowser: PushService['releaseBrowser'];
  };
};

/** What the parts of an instance have once for all of them. */
type Shared = { bus?: LiveBus | undefined; hasher?: PasswordHasher };

export const createHasher = ({ secrets, hashCost, wrapHasher = (plain) => plain }: Platform): PasswordHasher =>
  wrapHasher(createPasswordHasher(secrets.key('password'), hashCost));

/** The composition root: the slices in their order. Those that need later ones in turn are completed at the end. */
export const createServices = (platform: Platform, given: Shared = {}): Services => {
  const { database, storage } = platform;
  const hasher = given.hasher ?? createHasher(platform);
  const quietWrites = createQuietWrites(database.countEnded);
  const { bus, complete: completeLive } = composeLive(platform, { quietWrites, bus: given.bus });
  const { queue: jobs, wake, ...job } = composeJob(platform);
  const throttle = composeThrottle(platform);
  const instance = composeInstance(platform);
  const mail = createMailService(platform);
  const notes = composeNoteWriter(platform, { live: bus });
  const media = composeMedia(platform, { notes });
  const user = composeUser(platform, media);
  const push = composePush(platform);
  const session = composeSession(platform, { users: user.service, devices: push.devices, live: bus });
  const shared = { throttle, jobs, hasher, mail, live: bus, notes, wake, quietWrites };
  const base = { users: user.service, sessions: session.service, ...shared };
  const auth = composeAuth(platform, base);
  const notification = composeNotification(platform, base);
  const reminder = composeReminder(platform, { ...base, notifications: notification.service });
  const search = composeSearch(platform, { ...base, media });
  const note = composeNote(platform, { ...base, writer: notes, reminders: reminder.noteReminders, search, media });
  const comment = composeComment(platform, { ...base, search: search.indexing });
  const shown = { serving: media.serving, rewriteContent: note.rewriteContent };
  const share = composeShare(platform, { ...base, ...shown });
  const event = composeEvent(platform);
  const memory = composeMemory(platform, { ...base, media });

  const live = completeLive(base);
  const users = user.complete(base);
  const uploads = media.complete({ notes: note.media });
  const pushes = push.complete({ ...base, notifications: notification.service });
  const doable = { ...notes, setDone: note.service.setDone };
  const notifications = notification.complete({ notes: doable, reminders: reminder.noteReminders, push: pushes });
  const reminders = reminder.complete({ publish: notifications.publish, settings: instance.settings });

  const imports = composeImport(platform, {
    ...base,
    notes: note.bulk,
    comments: comment.service,
    reminders: reminder.noteReminders,
    media: { ...media, ...uploads },
  });

  const account = composeAccount(platform, {
    ...base,
    accounts: auth.service,
    media: media.removal,
    readNotes: note.readEveryNote,
    findNote: note.findNote,
    listImports: imports.list,
  });

  const sweeps = [session.sweep, throttle.sweep, note.sweep, imports.sweep, uploads.sweep, pushes.sweep, job.sweep];
  return {
    handlers: {
      ...{ ...auth.handlers, ...account.handlers, ...users.handlers, ...session.handlers },
      ...{ ...note.handlers, ...comment.handlers, ...share.handlers, ...uploads.handlers, ...reminders.handlers },
      ...{ ...notifications.handlers, ...pushes.handlers, ...instance.handlers, ...countryRoutes(), ...event.handlers },
      ...memory.handlers,
      ...imports.handlers,
    },
    createGuard: session.createGuard,
    workSources: [
      ...reminders.sources,
      job.createSource({ ...account.jobs, ...auth.jobs, ...users.jobs, ...pushes.jobs }),
      search.source,
      imports.source,
      createSweepSource({ ...platform, allowsRemoval: instance.allowsRemoval, sweeps }),
    ],
    healthChecks: { database: instance.ping, storage: storage.check },
    live,
    bus,
    soon: search.soon,
    metricSources: {
      countStreams: live.count,
      countConnections: database.countConnections,
      countJobs: job.countByState,
      countImports: imports.countByState,
      findLatenessSeconds: reminder.findLatenessSeconds,
      countPublicPages: share.countPublicPages,
      countUnindexed: search.indexing.countWaiting,
    },
    acrossParts: {
      findAlive: session.service.findAlive,
      holdsShare: share.holds,
      releaseBrowser: pushes.releaseBrowser,
    },
    openPublicPages: share.openPublicPages,
    mediaTransfer: media.transfer,
    importTransfer: imports.transfer,
    exportSource: account.exportSource,
    storageOrigin: storage.direct?.origin,
  };
};
