import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../error/app-error.ts';
import { hasCode } from '../error/error-code.ts';
import { findFreeBytes } from '../file/free-space.ts';
import { removeOldEntries } from '../file/old-entries.ts';
import { type ByteRange, checkKey, KeyTaken, ObjectMissing, type Storage, type StoredObject } from '../storage.ts';

/** Concurrent files all see the same free space at first, so it is checked again after these bytes. */
const LOOK_AGAIN_BYTES = 8 * 1024 * 1024;

/**
 * Stores files on disk while more than the reserved space is free. A file under its final name is complete and synced.
 */
export const createDiskStorage = (folder: string, { reservedBytes = 0, findFree = findFreeBytes } = {}): Storage => {
  const incoming = join(folder, 'incoming');
  const pathOf = (key: string) => join(folder, 'objects', checkKey(key));
  /** The bytes of all files since the last check. */
  let writtenBytes = 0;

  const refuseWithoutRoom = async (size: number): Promise<void> => {
    if (reservedBytes > 0 && (await findFree(incoming)) < size + reservedBytes) throw new AppError('storage_full');
  };

  const keepSpaceFree = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      writtenBytes += chunk.length;
      if (writtenBytes >= LOOK_AGAIN_BYTES) {
        await refuseWithoutRoom(0);
        // Reset only now: while there is no room, the next bytes of every file are refused.
        writtenBytes = 0;
      }
      yield chunk;
    }
  };

  const makeDraft = async (): Promise<string> => {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    return join(incoming, randomUUID());
  };

  const store = async (key: string, fill: (draft: string) => Promise<void>, replaces = false): Promise<void> => {
    const path = pathOf(key);
    if (!replaces && (await findFile(path))) throw new KeyTaken(key);
    const draft = await makeDraft();
    try {
      await fill(draft);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await (replaces ? rename(draft, path) : publish(draft, path, key));
      for (const parent of [dirname(path), dirname(dirname(path))]) await syncFolder(parent);
    } catch (error) {
      throw explain(error);
    } finally {
      await rm(draft, { force: true });
    }
  };

  return {
    direct: null,

    write: (key, bytes, { size, replaces }) => {
      // It may fail before it is read, when nobody listens yet. The reader gets the error.
      bytes.on('error', () => undefined);
      const fill = async (draft: string) => {
        await refuseWithoutRoom(size);
        await pipeline(bytes, keepSpaceFree, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      };
      return store(key, fill, replaces).finally(() => bytes.destroy());
    },

    copy: (from, to) =>
      store(to, async (draft) => {
        try {
          await link(pathOf(from), draft);
        } catch (error) {
          if (hasCode(error, 'ENOENT')) throw new ObjectMissing(from);
          if (!isWithoutLinks(error)) throw error;
          await copyFile(pathOf(from), draft);
        }
      }),

    find: (key) => findFile(pathOf(key)),

    async read(key: string, range?: ByteRange): Promise<Readable> {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream(range);
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new ObjectMissing(key) : error;
      }
    },

    removeAll: (key) => rm(pathOf(key), { recursive: true, force: true }),

    tidy: (before) => removeOldEntries(incoming, before),

    async check() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await access(incoming, constants.W_OK);
    },
  };
};

/** A hard link appears atomically and never replaces a file. */
const publish = async (draft: string, path: string, key: string): Promise<void> => {
  try {
    await link(draft, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new KeyTaken(key);
    if (!isWithoutLinks(error)) throw error;
    await rename(draft, path);
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
};

const findFile = async (path: string): Promise<StoredObject | null> => {
  try {
    const status = await stat(path);
    return status.isFile() ? { size: status.size, contentType: undefined } : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
};

/** Recognises a full disk, a quota or a file size limit. */
const explain = (error: unknown): unknown =>
  hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG') ? new AppError('storage_full', { cause: error }) : error;

/** Some file systems do not support hard links. */
const isWithoutLinks = (error: unknown) => hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK');
