import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Media } from '@pinlife/contract/media/schema';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { NOTE_PAGE_MAX_SIZE } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import type { Cluster } from './cluster.ts';
import { callOf, createJournal, type Journal } from './journal.ts';
import type { TestUser } from './residents.ts';
import { openStream, type Stream } from './streams.ts';

/** The number of concurrent writes of notes. */
export const WRITERS = 8;
/** The interval of additional requests, which do not wait for others, so that they measure the cluster now. */
const ARRIVAL_MS = 1_000;
const READERS = 2;
const PAUSE_MS = 40;
const UPLOAD_PAUSE_MS = 250;
const STRANGER_PAUSE_MS = 100;
const UPLOAD_BYTES = 48 * 1024;
/** Shorter than the server's Retry-After, so that the gap is measured and not the wait of the client. */
const RETRY_MS = 50;
const BUCKET_PATIENCE_MS = 5_000;
/** One in this number of notes has a reminder. */
const REMINDED_EVERY = 4;
const MIN_LEAD_MS = 1_500;
const MAX_LEAD_MS = 8_000;

export type Load = {
  writes: Journal;
  reads: Journal;
  uploads: Journal;
  /** The journal of visitors of shares. */
  strangers: Journal;
  streams: Stream[];
  /** Acknowledged notes, and the times of their acknowledgement. */
  notes: Map<string, number>;
  /** Those of them with a reminder. */
  reminded: Set<string>;
  /** Acknowledged uploads by the hash of their bytes. */
  files: Map<string, string>;
  /** Notes that were missing in a list that was requested after their acknowledgement. */
  stale: string[];
  /** Waits for the last acknowledgement of every loop. */
  stop(): Promise<void>;
};

/** The load: one person who writes, reads, uploads and listens without a pause, and visitors of the shares. */
export const startLoad = ({ url, apis }: Cluster, resident: TestUser): Load => {
  const { token, userId } = resident;
  const [writes, reads, uploads, strangers] = [0, 1, 2, 3].map(() => createJournal(url)) as [
    Journal,
    Journal,
    Journal,
    Journal,
  ];
  const streams = [url, url, apis[0].url, apis[1].url].map((address) => openStream(address, token));
  const notes = new Map<string, number>();
  const reminded = new Set<string>();
  const files = new Map<string, string>();
  const stale: string[] = [];
  let isStopping = false;
  let count = 0;
  let lastWritten: Note | undefined;

  const insist = async <Result>(attempt: () => Promise<Result | null>): Promise<Result> => {
    for (;;) {
      const result = await attempt();
      if (result !== null) return result;
      await sleep(RETRY_MS);
    }
  };
  const repeat = async (pauseMs: number, work: () => Promise<void>) => {
    while (!isStopping) {
      await work();
      await sleep(pauseMs);
    }
  };

  const write = async () => {
    count += 1;
    const _id = randomUUID();
    const isReminded = count % REMINDED_EVERY === 0;
    const note = await insist(() => {
      // Computed for every try, because the time of an earlier one may have passed.
      const passesAt = Date.now() + randomInt(MIN_LEAD_MS, MAX_LEAD_MS);
      const reminders = isReminded ? [{ selectedDateTime: new Date(passesAt).toISOString() }] : [];
      const body = { _id, title: `Note ${count}`, reminders };
      return writes.call<Note>({ ...callOf('createNote', token, body), ...(isReminded && { passesAt }) });
    });
    notes.set(_id, Date.now());
    lastWritten = note;
    if (isReminded) reminded.add(_id);
  };
  const read = async () => {
    const expected = lastWritten;
    const call = callOf('listNotes', token);
    const page = await reads.call<Note[]>({ ...call, path: `${call.path}?limit=${NOTE_PAGE_MAX_SIZE}` });
    if (page && expected && isLacking(page, expected)) stale.push(expected._id);
  };
  const lookIn = async () => {
    for (const path of resident.publicPaths) {
      const page = await strangers.ask({ method: 'GET', path });
      if (page !== null && !page.includes(resident.sharedTitle)) strangers.faults.push(`${path} without its note`);
    }
  };
  const sendBytes = async (s3Key: string, bytes: Buffer<ArrayBuffer>, contentType: string): Promise<true | null> => {
    const terms = { s3Key, contentType, size: bytes.length };
    const address = await insist(() => uploads.call<string>(callOf('signUpload', token, terms)));
    const answer = await fetch(address, {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': contentType },
      signal: AbortSignal.timeout(BUCKET_PATIENCE_MS),
    }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok ? true : null;
  };
  const upload = async () => {
    const bytes = randomBytes(UPLOAD_BYTES);
    const filename = 'bytes.bin';
    const s3Key = formatUploadKey(userId, randomUUID(), filename);
    await insist(() => sendBytes(s3Key, bytes, 'application/octet-stream'));
    const item = { s3Key, filename, type: 'file' };
    const media = await insist(() => uploads.call<Media>(callOf('createMedia', token, item)));
    files.set(media._id, hashOf(bytes));
  };

  const arrive = async () => {
    const newcomers: Promise<void>[] = [];
    await repeat(ARRIVAL_MS, async () => void newcomers.push(write()));
    await Promise.all(newcomers);
  };

  const loops = [
    arrive(),
    ...Array.from({ length: WRITERS }, () => repeat(PAUSE_MS, write)),
    ...Array.from({ length: READERS }, () => repeat(PAUSE_MS, read)),
    repeat(UPLOAD_PAUSE_MS, upload),
    repeat(STRANGER_PAUSE_MS, lookIn),
  ];
  return {
    writes,
    reads,
    uploads,
    strangers,
    streams,
    notes,
    reminded,
    files,
    stale,
    async stop() {
      isStopping = true;
      await Promise.all(loops);
    },
  };
};

/** Whether a page of the newest notes lacks a note that belongs there. */
const isLacking = (page: readonly Note[], { _id, createdAt }: Note): boolean => {
  const isFullOfNewer = page.length === NOTE_PAGE_MAX_SIZE && page.every((note) => note.createdAt >= createdAt);
  return !isFullOfNewer && !page.some((note) => note._id === _id);
};

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
