import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Media } from '@pinlife/contract/media/schema';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import type { Note } from '@pinlife/contract/note/schema';
import type { Cluster } from './cluster.ts';
import { callOf, createJournal, type Journal } from './journal.ts';
import type { Resident } from './residents.ts';
import { openStream, type Stream } from './streams.ts';

/** Notes that are being written at any moment. */
export const WRITERS = 8;
const READERS = 2;
const PAUSE_MS = 20;
const UPLOAD_PAUSE_MS = 250;
const UPLOAD_BYTES = 48 * 1024;
/** Shorter than the server asks for, so that the gap is measured and not the patience of the client. */
const RETRY_MS = 50;
/** Every so many notes one has a reminder. */
const REMINDED_EVERY = 4;
const MIN_LEAD_MS = 1_500;
const MAX_LEAD_MS = 8_000;

export type Load = {
  writes: Journal;
  reads: Journal;
  uploads: Journal;
  streams: Stream[];
  /** Acknowledged notes, and when they were. */
  notes: Map<string, number>;
  /** Those of them that have a reminder. */
  reminded: Set<string>;
  /** Acknowledged uploads by the hash of their bytes. */
  files: Map<string, string>;
  /** Every loop ends with an acknowledgement. */
  stop(): Promise<void>;
};

/** The load: one person who writes, reads, uploads and listens without a break. */
export const startLoad = ({ url, apis }: Cluster, { token, userId }: Resident): Load => {
  const journals = { writes: createJournal(url), reads: createJournal(url), uploads: createJournal(url) };
  const { writes, reads, uploads } = journals;
  const streams = [url, url, apis[0].url, apis[1].url].map((address) => openStream(address, token));
  const notes = new Map<string, number>();
  const reminded = new Set<string>();
  const files = new Map<string, string>();
  let isStopping = false;
  let count = 0;

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
    await insist(() => {
      // Anew with every try: the time of an earlier one may have passed.
      const leadMs = randomInt(MIN_LEAD_MS, MAX_LEAD_MS);
      const reminders = isReminded ? [{ selectedDateTime: new Date(Date.now() + leadMs).toISOString() }] : [];
      return writes.call<Note>(callOf('createNote', token, { _id, title: `Note ${count}`, reminders }));
    });
    notes.set(_id, Date.now());
    if (isReminded) reminded.add(_id);
  };
  const read = async () => {
    await reads.call(callOf('listNotes', token));
  };
  const upload = async () => {
    const bytes = randomBytes(UPLOAD_BYTES);
    const filename = 'bytes.bin';
    const contentType = 'application/octet-stream';
    const s3Key = formatUploadKey(userId, randomUUID(), filename);
    const terms = { s3Key, contentType, size: bytes.length };
    const address = await insist(() => uploads.call<string>(callOf('signUpload', token, terms)));
    const answer = await fetch(address, { method: 'PUT', body: bytes, headers: { 'content-type': contentType } });
    if (!answer.ok) throw new Error(`The bucket answered ${answer.status}.`);
    const item = { s3Key, filename, type: 'file' };
    const media = await insist(() => uploads.call<Media>(callOf('createMedia', token, item)));
    files.set(media._id, hashOf(bytes));
  };

  const loops = [
    ...Array.from({ length: WRITERS }, () => repeat(PAUSE_MS, write)),
    ...Array.from({ length: READERS }, () => repeat(PAUSE_MS, read)),
    repeat(UPLOAD_PAUSE_MS, upload),
  ];
  return {
    ...journals,
    streams,
    notes,
    reminded,
    files,
    async stop() {
      isStopping = true;
      await Promise.all(loops);
    },
  };
};

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
