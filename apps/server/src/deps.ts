import { searchPace } from '@pinlife/contract/rate-limits';
import { createAccountParts } from './account-deps.ts';
import type { Database, Tx } from './db/pool.ts';
import { createAuthJobHandlers } from './features/auth/jobs.ts';
import { createKnownDevices } from './features/auth/known-devices.ts';
import { createLogin } from './features/auth/login.ts';
import { createAuthRepo } from './features/auth/repo.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createAuthService } from './features/auth/service.ts';
import { createCommentRepo } from './features/comment/repo.ts';
import { commentRoutes } from './features/comment/routes.ts';
import { createCommentService } from './features/comment/service.ts';
import { countryRoutes } from './features/country/routes.ts';
import { createClockWatch } from './features/instance/clock-watch.ts';
import { createInstanceRepo } from './features/instance/repo.ts';
import { instanceRoutes } from './features/instance/routes.ts';
import { createJobRepo } from './features/job/repo.ts';
import { createJobQueue, WORK_CHANNEL } from './features/job/service.ts';
import { createJobSource } from './features/job/source.ts';
import { createLiveBus, type LiveBus } from './features/live/bus.ts';
import { createLiveRepo } from './features/live/repo.ts';
import { createLiveService, type LiveService } from './features/live/service.ts';
import { createMailService } from './features/mail/service.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { createCarryingNotes } from './features/note/carrying-notes.ts';
import { createNoteMedia } from './features/note/note-media.ts';
import { createNoteRepo } from './features/note/repo.ts';
import { noteRoutes } from './features/note/routes.ts';
import { createNoteSearchRepo } from './features/note/search-repo.ts';
import { createNoteSearch } from './features/note/search-service.ts';
import { createSearchSource } from './features/note/search-source.ts';
import { createNoteService } from './features/note/service.ts';
import { createWordBook } from './features/note/word-book.ts';
import { createNotificationActions } from './features/notification/actions.ts';
import { createNotificationPost } from './features/notification/post.ts';
import { createNotificationRepo } from './features/notification/repo.ts';
import { notificationRoutes } from './features/notification/routes.ts';
import { createNotificationService } from './features/notification/service.ts';
import { createPushDispatch } from './features/push/dispatch.ts';
import { createPushJobHandlers } from './features/push/jobs.ts';
import { createPushRepo } from './features/push/repo.ts';
import { pushRoutes } from './features/push/routes.ts';
import { createPushService } from './features/push/service.ts';
import { createPushTokenRepo } from './features/push/token-repo.ts';
import { createReminderBook } from './features/reminder/book.ts';
import { createDueRepo } from './features/reminder/due-repo.ts';
import { createEventList } from './features/reminder/events.ts';
import { createReminderRepo } from './features/reminder/repo.ts';
import { reminderRoutes } from './features/reminder/routes.ts';
import { createReminderService } from './features/reminder/service.ts';
import { createReminderSource } from './features/reminder/source.ts';
import { createZoneSource } from './features/reminder/zone-source.ts';
import { createSessionRepo } from './features/session/repo.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { createSessionService } from './features/session/service.ts';
import { createThrottleRepo } from './features/throttle/repo.ts';
import { createThrottleService } from './features/throttle/service.ts';
import { createProfileEditor } from './features/user/edit.ts';
import { createUserJobHandlers } from './features/user/jobs.ts';
import { createUserRepo } from './features/user/repo.ts';
import { userRoutes } from './features/user/routes.ts';
import { createUserService } from './features/user/service.ts';
import type { Sights } from './figures.ts';
import type { Authenticate } from './http/bind.ts';
import type { ExportDoor } from './http/export.ts';
import type { Handlers } from './http/handler.ts';
import type { HealthCheck } from './http/health.ts';
import type { MediaDoor } from './http/media.ts';
import { createMediaParts } from './media-deps.ts';
import type { Clock } from './platform/clock.ts';
import { createPacers } from './platform/load/pacer.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import type { PushSender } from './platform/push.ts';
import { createPasswordHasher, type HashCost, type PasswordHasher } from './platform/secret/password.ts';
import type { Secrets } from './platform/secret/secrets.ts';
import type { Storage } from './platform/storage.ts';
import type { WorkSource } from './platform/work-source.ts';
import { createSweepSource } from './sweep.ts';

/** What the services are built on. Tests bring their own. */
export type Platform = {
  database: Database;
  /** The same one, for what rings. */
  ringing: Database;
  secrets: Secrets;
  mailer: Mailer;
  storage: Storage;
  /** For what lies there only while it is worked on. */
  workFolder: string;
  push: PushSender;
  clock: Clock;
  log: Logger;
  publicUrl: string;
  /** Where people find help. */
  supportEmail: string | null;
  hashCost?: HashCost;
  /** How many times more often than usual each person may ask for what costs much. */
  paceFactor?: number | undefined;
  /** Puts something around the hasher, such as a pause at a chosen moment. */
  wrapHasher?: ((hasher: PasswordHasher) => PasswordHasher) | undefined;
  /** Told how late each notification was written. */
  onRung?: ((lagSeconds: number) => void) | undefined;
};

export type Services = {
  handlers: Handlers;
  authenticate: Authenticate;
  workSources: WorkSource[];
  healthChecks: Record<string, HealthCheck>;
  /** The streams of the tabs that are open here, and the way to tell the tabs of all nodes. */
  live: LiveService;
  bus: LiveBus;
  /** What can be counted, for whoever runs this. */
  sights: Sights;
  mediaDoor: MediaDoor;
  exportDoor: ExportDoor;
  /** Where browsers talk to the storage themselves. */
  storageOrigin: string | undefined;
};

/** The composition root: everything is built here, by hand, once. */
export const createServices = (platform: Platform): Services => {
  const { database, secrets, mailer, push: sender, clock, log, publicUrl, supportEmail, hashCost, storage } = platform;
  const { ringing, onRung } = platform;
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000;
  const pace = createPacers(clock, platform.paceFactor);
  const { signing, claims, pictures, door, createService } = createMediaParts(platform, pace);
  const userRepo = createUserRepo(database);
  const users = createUserService({ users: userRepo, pictures });
  const auth = createAuthRepo(database);
  const instance = createInstanceRepo(database);
  const { wrapHasher = (hasher) => hasher } = platform;
  const hasher = wrapHasher(createPasswordHasher(secrets.key('password'), hashCost));
  const throttle = createThrottleService({ database, repo: createThrottleRepo(database), clock });
  const bus = createLiveBus({ notify: createLiveRepo(database).notify, log });
  const pushRepo = createPushRepo(database);
  const sessions = createSessionService({
    database,
    sessions: createSessionRepo(database),
    people: users,
    devices: pushRepo,
    live: bus,
    clock,
  });
  const live = createLiveService({ sessions, log });
  const jobRepo = createJobRepo(database);
  const due = createDueRepo(ringing);
  const jobs = createJobQueue({ repo: jobRepo, clock });
  const mail = createMailService({ mailer, publicUrl, clock });
  const accounts = createAuthService({ database, auth, users, sessions, throttle, jobs, hasher, clock });
  const login = createLogin({ database, auth, users, sessions, throttle, hasher, clock });
  const noteRepo = createNoteRepo(database, signing);
  const searchRepo = createNoteSearchRepo(database, signing);
  const wake = (tx: Tx) => tx.notify(WORK_CHANNEL);
  const search = createNoteSearch({ database, repo: searchRepo, sessions, pace: pace(searchPace), clock, wake });
  const noteMedia = createNoteMedia({ notes: noteRepo, claims, search, live: bus, clock });
  const media = createService(noteMedia);
  const reminderRepo = createReminderRepo(database);
  const notificationRepo = createNotificationRepo(database);
  const notifications = createNotificationService({ database, notifications: notificationRepo, live: bus, clock });
  const book = createReminderBook({ reminders: reminderRepo, users, notifications, wake });
  const notes = createNoteService({
    database,
    notes: noteRepo,
    search,
    wordBook: createWordBook({ database, repo: searchRepo, log }),
    sessions,
    reminders: book,
    media: noteMedia,
    signing,
    live: bus,
    clock,
  });
  const carryingNotes = createCarryingNotes({ notes: noteRepo, live: bus, clock });
  const reminders = createReminderService({ database, book, notes: carryingNotes, clock });
  const act = createNotificationActions({
    database,
    notifications: notificationRepo,
    notes: { setDone: notes.setDone, lock: carryingNotes.lock },
    reminders: book,
    live: bus,
    clock,
  });
  const tokens = createPushTokenRepo(database);
  const push = createPushService({
    database,
    repo: pushRepo,
    tokens,
    sender,
    people: users,
    sessions,
    throttle,
    jobs,
    clock,
  });
  const comments = createCommentService({ database, comments: createCommentRepo(), search, live: bus, clock });
  const editProfile = createProfileEditor({
    database,
    users: userRepo,
    pictures,
    sessions,
    throttle,
    jobs,
    hasher,
    clock,
  });
  const { accountHandlers, accountJobHandlers, exportDoor } = createAccountParts(platform, {
    accounts,
    sessions,
    users,
    jobs,
    signing,
    pace,
  });
  const jobHandlers = {
    ...accountJobHandlers,
    ...createAuthJobHandlers({ database, auth, users, throttle, mail, clock }),
    ...createUserJobHandlers({ users, mail }),
    ...createPushJobHandlers({ database, repo: pushRepo, tokens, sender, notifications, users, mail, jobs, clock }),
  };

  return {
    handlers: {
      ...authRoutes(accounts, login, createKnownDevices({ database, auth, users, sessions })),
      ...accountHandlers,
      ...userRoutes(users, editProfile),
      ...countryRoutes(),
      ...instanceRoutes({ supportEmail }),
      ...sessionRoutes(sessions),
      ...noteRoutes(notes),
      ...commentRoutes(comments),
      ...mediaRoutes(media),
      ...reminderRoutes(reminders, createEventList({ reminders: reminderRepo, clock })),
      ...notificationRoutes(notifications, act, push.findBearer),
      ...pushRoutes(push),
    },
    authenticate: sessions.authenticate,
    workSources: [
      createReminderSource({
        onRung: onRung && ((dueAt) => onRung(secondsSince(dueAt))),
        database: ringing,
        due,
        reminders: reminderRepo,
        post: createNotificationPost({
          notifications: notificationRepo,
          dispatch: createPushDispatch({ repo: pushRepo, jobs }),
          live: bus,
        }),
      }),
      createZoneSource({
        database,
        reminders: reminderRepo,
        settings: instance,
        clock,
        zoneData: process.versions['tz'] ?? process.version,
      }),
      createJobSource({ database, repo: jobRepo, handlers: jobHandlers, clock, log }),
      createSearchSource(search),
      createSweepSource({
        clock,
        allowsRemoval: createClockWatch({ database, repo: instance, log }).allowsRemoval,
        sweeps: [
          sessions.sweep,
          throttle.sweep,
          notes.sweep,
          media.sweep,
          push.sweep,
          () => database.single(jobs.sweep),
        ],
      }),
    ],
    healthChecks: { database: instance.ping, storage: storage.check },
    live,
    bus,
    sights: {
      countStreams: live.count,
      countConnections: database.countConnections,
      countJobs: () => jobRepo.countByState(clock.now()),
      findLatenessSeconds: async () => Math.max(0, secondsSince((await due.nextDueAt()) ?? clock.now())),
    },
    mediaDoor: door,
    exportDoor,
    storageOrigin: storage.direct?.origin,
  };
};
