import { composeAccess } from './compose/access.ts';
import type { Base } from './compose/base.ts';
import { composeNotes } from './compose/notes.ts';
import { composeAccount } from './features/account/compose.ts';
import { composeEvent } from './features/event/compose.ts';
import { composeInstance } from './features/instance/compose.ts';
import { composeJob } from './features/job/compose.ts';
import type { LiveBus } from './features/live/bus.ts';
import { composeLiveBus } from './features/live/compose.ts';
import { createLiveService } from './features/live/service.ts';
import { createMailService } from './features/mail/service.ts';
import { composeMedia } from './features/media/compose.ts';
import { composeNoteWriter } from './features/note/compose.ts';
import { composeOperatorParts } from './features/operator/compose.ts';
import { createPushRepo } from './features/push/repo.ts';
import { composeRecord } from './features/record/compose.ts';
import { composeSession } from './features/session/compose.ts';
import { composeThrottle } from './features/throttle/compose.ts';
import { composeUser, composeUserParts } from './features/user/compose.ts';
import { createStorageUse } from './features/user/storage-use/storage-use.ts';
import { createImages, type Images } from './platform/image.ts';
import { createOcr, type Ocr } from './platform/ocr.ts';
import { createPasswordHasher, type PasswordHasher } from './platform/secret/password.ts';
import type { SliceDependencies } from './slice-dependencies.ts';

/** The objects that all shards of an instance share. */
export type Shared = { bus?: LiveBus | undefined; hasher?: PasswordHasher; images?: Images; ocr?: Ocr };

export const createHasher = ({ secrets, hashCost, wrapHasher = (plain) => plain }: SliceDependencies): PasswordHasher =>
  wrapHasher(createPasswordHasher(secrets.key('password'), hashCost));

/**
 * The composition root: passes each slice the ports of others. If two slices need each other, the parts that one of them
 * gives to others are composed first.
 */
export const composeSlices = (platform: SliceDependencies, given: Shared) => {
  const hasher = given.hasher ?? createHasher(platform);
  const images = given.images ?? createImages(platform.workFolder);
  const ocr = given.ocr ?? createOcr();
  const bus = given.bus ?? composeLiveBus(platform);
  const { queue: jobs, wake, ...job } = composeJob(platform);
  const throttle = composeThrottle(platform);
  const instance = composeInstance(platform);
  const mail = createMailService(platform);
  const { service: record, ...records } = composeRecord(platform);
  const storageUse = createStorageUse(platform);
  const operatorParts = composeOperatorParts(platform, { record, storageUse });
  const notes = composeNoteWriter(platform, { live: bus });
  const media = composeMedia(platform, { notes, quota: operatorParts.quota, wake });
  const userParts = composeUserParts(platform, media);
  const users = userParts.service;
  const devices = createPushRepo(platform.database);
  const session = composeSession(platform, { users, devices, live: bus, jobs, record, throttle });
  const sessions = session.service;
  const base: Base = { users, sessions, throttle, jobs, hasher, mail, live: bus, notes, wake, record };

  const access = composeAccess(platform, { ...base, operatorParts });
  const slices = composeNotes(platform, { ...base, media, devices, images, ocr, settings: instance.settings });
  const { note, imports, share, webhook, calendar } = slices;
  const account = composeAccount(platform, {
    ...base,
    accounts: access.auth.service,
    disconnectAll: access.oidcChecks.disconnectAll,
    media: media.removal,
    listPictureTexts: media.texts.list,
    readNotes: note.readEveryNote,
    findNote: note.findNote,
    readVersions: note.readEveryVersion,
    listImports: imports.list,
    findShare: share.find,
    listWebhooks: webhook.list,
    findCalendarFeed: calendar.find,
  });

  return {
    bus,
    instance,
    job,
    mail,
    throttle,
    users,
    live: createLiveService({ sessions, log: platform.log }),
    ...access,
    account,
    storageUse,
    operatorParts,
    records,
    session,
    user: composeUser(platform, { ...base, ...userParts }),
    ...slices,
    media,
    event: composeEvent(platform),
  };
};
