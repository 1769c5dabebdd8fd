import type { PublicProfileUpdate } from '@pinlife/contract/user/public-profile';
import type { User, UserDetails } from '@pinlife/contract/user/schema';
import type { UserUpdate } from '@pinlife/contract/user/update';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Author, Person } from '../../platform/person.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { JobQueue } from '../job/service.ts';
import type { LiveBus } from '../live/bus.ts';
import type { Pictures } from '../media/use/pictures.ts';
import { refuseStranger } from '../session/guard/guard.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { toUser } from './dto.ts';
import { userJobs } from './jobs.ts';
import { pinChangePerPerson } from './limits.ts';
import type { UserChanges, UserRepo, UserRow } from './repo.ts';

type Dependencies = {
  database: Transactor;
  users: UserRepo;
  pictures: Pick<Pictures, 'exchange' | 'findIn'>;
  sessions: Pick<SessionService, 'lock' | 'endOthers'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  jobs: JobQueue;
  live: Pick<LiveBus, 'publishUser'>;
  hasher: PasswordHasher;
  clock: Clock;
};

export type ProfileEditor = (person: Person & Author, update: UserUpdate) => Promise<User>;

/** Changes only the fields of an update. */
export const createProfileEditor = (dependencies: Dependencies): ProfileEditor => {
  const { database, users, pictures, sessions, throttle, jobs, live, hasher, clock } = dependencies;

  const hashPin = async (pin: string, userId: string): Promise<string> => {
    const reservation = await throttle.reserve([{ limit: pinChangePerPerson, subject: userId }]);
    return reservation.during(hasher.hash(pin, userId));
  };

  return async (person, { pin, profile, cover, ...update }) => {
    const { userId } = person;
    const pinHash = pin === undefined ? undefined : await hashPin(pin, userId);
    return database.transaction(async (tx) => {
      const row = (await users.lock(tx, userId)) ?? refuseStranger();
      await sessions.lock(tx, person);
      const now = clock.now();
      const exchange = (from: string | null, to: string | null | undefined) =>
        to === undefined ? from : pictures.exchange(tx, userId, { from, to }, now);
      const changes = {
        ...mergeUpdate(row, update, now),
        ...(pinHash !== undefined && { pin_hash: pinHash }),
        profile_media_id: await exchange(row.profile_media_id, profile),
        cover_media_id: await exchange(row.cover_media_id, cover),
      };
      await users.update(tx, userId, changes, now);
      tx.afterCommit(() => live.publishUser(person));
      if (pinHash !== undefined) {
        await sessions.endOthers(tx, person);
        await jobs.enqueue(tx, userJobs.notifyPinChanged({ userId }));
      }
      const usedPictures = await pictures.findIn(tx, userId, [changes.profile_media_id, changes.cover_media_id]);
      return toUser({ ...row, ...changes }, usedPictures);
    });
  };
};

type ProfileUpdate = Omit<UserUpdate, 'pin' | 'profile' | 'cover'>;

const mergeUpdate = (row: UserRow, update: ProfileUpdate, now: Date): UserChanges => {
  const { fullName, language, timezone, preferences, publicProfile, ...details } = update;
  return {
    profile: mergeDetails(row.profile, details),
    preferences: { ...row.preferences, ...sent(preferences ?? {}) },
    public_profile: mergePublicProfile(row.public_profile, publicProfile, now),
    ...(fullName !== undefined && splitName(fullName)),
    ...(language !== undefined && { language }),
    ...(timezone !== undefined && { timezone }),
  };
};

type Stored = UserRow['public_profile'];

/** Adds the time since which the profile is public. */
const mergePublicProfile = (stored: Stored, update: PublicProfileUpdate = {}, now: Date): Stored => {
  const merged = { ...stored, ...sent(update) };
  if (!merged.enabled) return { ...merged, since: null };
  return { ...merged, since: stored.since ?? now.toISOString() };
};

type DetailsUpdate = Omit<ProfileUpdate, 'fullName' | 'language' | 'timezone' | 'preferences' | 'publicProfile'>;

/** Merges objects by key, so that a screen never deletes fields that it does not show. */
const mergeDetails = (stored: Partial<UserDetails>, update: DetailsUpdate): Partial<UserDetails> => {
  const merged: Record<string, unknown> = { ...stored };
  for (const [key, value] of Object.entries(sent(update))) {
    merged[key] = isObject(value) ? { ...(merged[key] as object | undefined), ...sent(value) } : value;
  }
  return merged;
};

type Sent<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Drops undefined fields. The schema has already turned null into undefined. */
const sent = <Fields extends object>(fields: Fields): Sent<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<Fields>;

const isObject = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

const splitName = (fullName: string) => {
  const [first = '', ...rest] = fullName.split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
};
