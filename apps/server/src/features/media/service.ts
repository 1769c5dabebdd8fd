import type { Readable } from 'node:stream';
import { HOUR_MS } from '@pinlife/contract/durations';
import { FILE_MAX_BYTES, UNCLAIMED_HOURS } from '@pinlife/contract/media/limits';
import type { Media, MediaCreate, UploadRequest } from '@pinlife/contract/media/schema';
import { readUploadKey } from '@pinlife/contract/media/upload-key';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { removeOldEntries } from '../../platform/file/old-entries.ts';
import type { Pacer } from '../../platform/load/pacer.ts';
import type { Author } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import { KeyTaken, ObjectMissing, type Storage } from '../../platform/storage.ts';
import type { MediaMaker } from './make/make-media.ts';
import type { ObjectRepo } from './object-repo.ts';
import type { MediaRepo } from './repo.ts';
import type { SpaceService } from './space.ts';
import { type MediaAddresses, UPLOAD_SECONDS } from './transfer/addresses.ts';

/** A file in the work folder older than this was left by a crash. */
const MAKING_MS = HOUR_MS;
const SWEEP_BATCH = 200;
const ANY_TYPE = 'application/octet-stream';

/** The port to notes: attaches an item to a note of the same person, which changes the note. */
export type AttachingNotes = {
  attach(tx: Tx, author: Author, noteId: string, mediaIds: readonly string[]): Promise<void>;
};

type Dependencies = {
  database: Transactor;
  media: MediaRepo;
  objects: ObjectRepo;
  space: Pick<SpaceService, 'refuseUnfit' | 'refuseOverfull'>;
  storage: Storage;
  addresses: MediaAddresses;
  make: MediaMaker;
  /** The folder for files in the making; a crash can leave some. */
  workFolder: string;
  notes: AttachingNotes;
  /** The paces for one person's upload addresses and new media. */
  paces: { sign: Pacer; make: Pacer };
  clock: Clock;
};

type KnownFacts = { id?: string | undefined; isDrawn?: boolean | undefined };

/** Bytes that did not arrive as an upload, and the fields of their media item. */
export type ImportedMedia = Pick<MediaCreate, 'filename' | 's3Key' | 'type'> &
  Partial<Pick<MediaCreate, 'duration' | 'peaks'>> &
  KnownFacts & {
    userId: string;
    contentType: string;
    size: number;
    bytes(): Promise<Readable>;
  };

export type MediaService = ReturnType<typeof createMediaService>;

/** The key of an upload until it becomes a media item. */
export const uploadKeyOf = (s3Key: string): string => `uploads/${s3Key}`;

export const createMediaService = (dependencies: Dependencies) => {
  const { database, media, objects, space, storage, addresses, paces, clock } = dependencies;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);

  const { makeMedia } = createUploadedMedia(dependencies);

  return {
    async signUpload(userId: string, { s3Key, contentType, size }: UploadRequest): Promise<string> {
      checkUploadKey(userId, s3Key);
      paces.sign(userId);
      const key = uploadKeyOf(s3Key);
      if ((await media.findByKey(userId, s3Key)) || (await storage.find(key))) throw new AppError('upload_exists');
      // The server is not told when an upload arrives in a bucket, so its address counts, with the size that it allows.
      const bytes = storage.direct ? (size ?? FILE_MAX_BYTES) : 0;
      if (!storage.direct) await space.refuseUnfit(userId, size ?? 0);
      await database.transaction(async (tx) => {
        await objects.add(tx, userId, key, inHours(UNCLAIMED_HOURS), { contentType: contentType ?? null, bytes });
        if (bytes > 0) await space.refuseOverfull(tx, userId, bytes);
      });
      const terms = { contentType, size, expiresInSeconds: UPLOAD_SECONDS };
      return storage.direct ? storage.direct.signUpload(key, terms) : addresses.formatUpload(s3Key, terms);
    },

    /** If repeated, it returns the existing item. */
    async create(author: Author, wanted: MediaCreate): Promise<Media> {
      checkUploadKey(author.userId, wanted.s3Key);
      paces.make(author.userId);
      return makeMedia(author, wanted);
    },

    /**
     * Creates media from bytes that are stored already, such as those of an import, so nothing is paced. If repeated, it
     * returns the existing item. The id is used if the person has no such item yet.
     */
    async addMedia({ id, isDrawn, bytes, size, contentType, ...wanted }: ImportedMedia): Promise<string> {
      const { userId, s3Key } = wanted;
      const existingMedia = await media.findByKey(userId, s3Key);
      if (existingMedia) return existingMedia._id;
      const key = uploadKeyOf(s3Key);
      await database.single((tx) => objects.add(tx, userId, key, inHours(UNCLAIMED_HOURS), { contentType }));
      await storage.write(key, await bytes(), { contentType, size }).catch(ignoreTaken);
      const isIdFree = id !== undefined && (await media.find(userId, id)) === null;
      const author = { userId, sessionId: null, tab: undefined };
      const made = await makeMedia(author, { ...wanted, noteId: '' }, { id: isIdFree ? id : undefined, isDrawn });
      return made._id;
    },

    async get(userId: string, id: string): Promise<Media> {
      const found = await media.find(userId, id);
      if (!found) throw new AppError('not_found');
      return found;
    },

    sweep: createSweep(dependencies),
  };
};

/** Makes media of stored uploads. */
const createUploadedMedia = (dependencies: Dependencies) => {
  const { database, media, objects, space, storage, make, notes, clock } = dependencies;

  /** Creates the item, or returns the one that was created from the same upload meanwhile. */
  const save = (
    author: Author,
    wanted: MediaCreate,
    object: { key: string; dueAt: Date },
    made: Awaited<ReturnType<MediaMaker>>,
    id: string = newId(),
  ) =>
    database.transaction(async (tx) => {
      const { userId } = author;
      const uploadKey = uploadKeyOf(wanted.s3Key);
      // A concurrent call waits here and then finds the item of the first.
      await objects.lock(tx, userId, uploadKey);
      if (await media.findByKeyIn(tx, userId, wanted.s3Key)) return null;
      const { type, filename: name, s3Key } = wanted;
      await media.insert(tx, userId, { ...made, id, type, name, s3Key, objectKey: object.key }, clock.now());
      // After a pause of the machine a sweep may have deleted the bytes, or be deleting them now.
      if (!(await objects.unlist(tx, userId, object, clock.now()))) throw new AppError('unavailable');
      // The upload address is still valid: later uploads are swept once it has expired.
      await objects.postpone(tx, userId, uploadKey, new Date(clock.now().getTime() + UPLOAD_SECONDS * 1000));
      await objects.release(tx, userId, uploadKey);
      if (wanted.noteId !== '') await notes.attach(tx, author, wanted.noteId, [id]);
      const saved = await media.findIn(tx, userId, id);
      await space.refuseOverfull(tx, userId, made.size + made.previewBytes);
      return saved;
    });

  /** The upload is gone: either it became an item, or it never arrived. */
  const getExisting = async (userId: string, s3Key: string): Promise<Media> => {
    const made = await media.findByKey(userId, s3Key);
    if (!made) throw new AppError('upload_missing');
    return made;
  };

  const discard = async (userId: string, key: string): Promise<void> => {
    await storage.removeAll(key);
    await database.single((tx) => objects.delete(tx, userId, key));
  };

  /**
   * The row stays: the address is still valid, and something else may be uploaded there. In a bucket it counts until the
   * address has ended.
   */
  const discardUpload = async (userId: string, key: string): Promise<void> => {
    await storage.removeAll(key);
    if (!storage.direct) await database.single((tx) => objects.release(tx, userId, key));
  };

  /** Files of a wrong type are deleted. */
  const makeMedia = async (author: Author, wanted: MediaCreate, { id, isDrawn }: KnownFacts = {}): Promise<Media> => {
    const { userId } = author;
    const key = uploadKeyOf(wanted.s3Key);
    const isKnown = (await media.findByKey(userId, wanted.s3Key)) !== null;
    const announced = isKnown ? undefined : await objects.find(userId, key);
    const stored = announced && (await storage.find(key));
    if (!stored) return getExisting(userId, wanted.s3Key);

    const objectKey = `media/${userId}/${newId()}`;
    const dueAt = new Date(clock.now().getTime() + MAKING_MS);
    await database.single((tx) => objects.add(tx, userId, objectKey, dueAt));
    const contentType = announced.content_type ?? stored.contentType ?? ANY_TYPE;
    let isMade = false;
    try {
      const made = await make({ userId, key, stored, contentType, objectKey, isDrawn }, wanted);
      isMade = true;
      const saved = await save(author, wanted, { key: objectKey, dueAt }, made, id);
      if (saved) await storage.removeAll(key).catch(leaveToSweep);
      else await discard(userId, objectKey).catch(leaveToSweep);
      return saved ?? (await getExisting(userId, wanted.s3Key));
    } catch (error) {
      // If only the answer to the commit was lost, the item exists. If not, the sweep deletes the bytes.
      const isUnsaved = !isMade || (error instanceof AppError && error.status < 500);
      if (isUnsaved) await discard(userId, objectKey).catch(leaveToSweep);
      if (error instanceof ObjectMissing) return getExisting(userId, wanted.s3Key);
      // After our own errors the upload stays for a retry; refused bytes are deleted.
      if (error instanceof AppError && isFaultOfBytes(error)) await discardUpload(userId, key).catch(leaveToSweep);
      throw error;
    }
  };

  return { makeMedia };
};

/** Deletes items that were unused for a day, then all bytes that no item refers to. */
const createSweep =
  ({ database, media, objects, storage, workFolder, clock }: Dependencies) =>
  async (): Promise<number> => {
    const now = clock.now();
    const before = new Date(now.getTime() - UNCLAIMED_HOURS * HOUR_MS);
    if (storage.direct) await countArrived({ database, objects, storage, clock });
    await inBatches(() => database.single((tx) => media.deleteUnclaimed(tx, before, SWEEP_BATCH)));
    await storage.tidy(before);
    await removeOldEntries(workFolder, before);
    await database.single((tx) => objects.deleteUsed(tx, now));
    return inBatches(async () => {
      const due = await objects.listDue(now, SWEEP_BATCH);
      for (const { user_id, key } of due) {
        const remove = async (tx: Tx) => {
          // An item that is being saved from it may have taken it off the list.
          if (!(await objects.lockDue(tx, user_id, key, now))) return;
          await storage.removeAll(key);
          await objects.delete(tx, user_id, key);
        };
        await database.transaction(remove).catch(async (error: unknown) => {
          // Tried again in a day, so that it does not block the rest.
          const again = new Date(clock.now().getTime() + UNCLAIMED_HOURS * HOUR_MS);
          await database.single((tx) => objects.postpone(tx, user_id, key, again));
          throw error;
        });
      }
      return due.length;
    });
  };

/** Counts the real size of uploads to a bucket once their address has ended, again and again, as some may still be arriving. */
const countArrived = async ({
  database,
  objects,
  storage,
  clock,
}: Pick<Dependencies, 'database' | 'objects' | 'storage' | 'clock'>) => {
  const signedMs = UNCLAIMED_HOURS * HOUR_MS - UPLOAD_SECONDS * 1000;
  for (const upload of await objects.listCounted(new Date(clock.now().getTime() + signedMs))) {
    // After a failure the next sweep looks again.
    const stored = await storage.find(upload.key).catch(() => undefined);
    if (stored !== undefined) await database.single((tx) => objects.setArrived(tx, upload, stored?.size ?? null));
  }
};

const inBatches = async (work: () => Promise<number>): Promise<number> => {
  let total = 0;
  for (let done = SWEEP_BATCH; done === SWEEP_BATCH; total += done) done = await work();
  return total;
};

/** The object is on the list, so the sweep removes it. */
const leaveToSweep = () => undefined;

/** Stored completely before a crash. */
const ignoreTaken = (error: unknown): void => {
  if (!(error instanceof KeyTaken)) throw error;
};

/** Whether the error is about the bytes, not about the server or the note. */
const isFaultOfBytes = ({ status }: AppError) => status === 413 || status === 415 || status === 422;

const checkUploadKey = (userId: string, s3Key: string): void => {
  const { owner, isWellFormed } = readUploadKey(s3Key);
  if (owner !== userId) throw new AppError('upload_key_foreign', { field: 's3Key' });
  if (!isWellFormed) throw new AppError('upload_key_invalid', { field: 's3Key' });
};
