import type { ErrorCode } from '@pinlife/contract/errors';
import { IMAGE_MAX_BYTES, type MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import type { Sound, Upload } from '../../../entities/media/api.ts';
import { createId } from '../../../lib/api/create-id.ts';
import type { Attachment } from '../attach/attachment.ts';
import { type Accepted, judgeFile, type Wish } from './file-kind.ts';

/** Enough to keep a line busy, few enough that the first one is soon there. */
const AT_ONCE = 3;

/** Sent again, these would only be refused again. */
const refusals: readonly ErrorCode[] = [
  'image_format_invalid',
  'image_too_big',
  'image_too_many_pixels',
  'image_too_complex',
  'file_too_big',
  'filename_invalid',
  'too_long',
];

export type QueueOptions = {
  owner: string;
  upload: (upload: Upload) => Promise<Media>;
  /** What is sent of a picture. */
  fitImage: (file: Blob, contentType: string) => Promise<Blob>;
  /** Of sounds that nobody has measured yet. */
  measureSound: (file: Blob) => Promise<Sound | null>;
  onAdd: (attachment: Attachment) => void;
  onChange: (key: string, changes: Partial<Attachment>) => void;
  /** It will never be taken. */
  onRefuse: (fault: ErrorCode, key?: string) => void;
};

type Job = {
  file: File;
  type: MediaType;
  contentType: string;
  sound: Sound | null;
  state: 'waiting' | 'running' | 'failed';
  ending: AbortController;
};

/** What an error tells: the server's refusal, or one of our own. */
type UploadFailure = { code?: ErrorCode; status?: number; retryAfterSeconds?: number };

export type AddOptions = { wish: Wish; place?: Attachment['place']; sound?: Sound | null };

/** Uploads what is handed to it, a few at a time and as fast as the server takes it; what fails waits to be tried again. */
export const createUploadQueue = (options: QueueOptions) => {
  const { owner, upload, fitImage, measureSound, onAdd, onChange, onRefuse } = options;
  const jobs = new Map<string, Job>();
  const localUrls = new Map<string, string>();
  const waiters = new Set<() => void>();
  /** Set while the server has asked for a rest: nothing new begins before its end. */
  let rest: ReturnType<typeof setTimeout> | null = null;

  const count = (state: Job['state']): number => [...jobs.values()].filter((job) => job.state === state).length;
  const isBusy = (): boolean => count('waiting') + count('running') > 0;

  const forget = (key: string): void => {
    jobs.delete(key);
    const url = localUrls.get(key);
    if (url) URL.revokeObjectURL(url);
    localUrls.delete(key);
  };
  const advance = (): void => {
    if (!rest) begin();
    if (isBusy()) return;
    for (const wake of waiters) wake();
    waiters.clear();
  };
  const begin = (): void => {
    for (const [key, job] of jobs) if (job.state === 'waiting' && count('running') < AT_ONCE) run(key, job);
  };
  const endRest = (): void => {
    if (rest) clearTimeout(rest);
    rest = null;
  };
  const takeRest = (seconds: number): void => {
    endRest();
    rest = setTimeout(() => {
      endRest();
      advance();
    }, seconds * 1000);
  };

  const send = async (key: string, job: Job): Promise<Media> => {
    const { file, type, contentType, ending } = job;
    const body = type === 'image' ? await fitImage(file, contentType).catch(refuseFormat) : file;
    if (type === 'image' && body.size > IMAGE_MAX_BYTES) throw new Refusal('image_too_big');
    const sound = type === 'audio' ? (job.sound ?? (await measureSound(file))) : null;
    if (sound) onChange(key, { sound });
    ending.signal.throwIfAborted();
    const onProgress = (progress: number) => onChange(key, { progress });
    return upload({ owner, type, filename: file.name, sound, file: body, signal: ending.signal, onProgress });
  };
  const run = async (key: string, job: Job): Promise<void> => {
    job.state = 'running';
    try {
      const media = await send(key, job);
      jobs.delete(key);
      onChange(key, { media, progress: 1 });
    } catch (error) {
      if (!job.ending.signal.aborted) settleFailure(key, job, error as UploadFailure);
    }
    advance();
  };
  const settleFailure = (key: string, job: Job, failure: UploadFailure): void => {
    const { code } = failure;
    const restSeconds = findRest(failure);
    if (restSeconds !== null) {
      job.state = 'waiting';
      onChange(key, { progress: 0 });
      takeRest(restSeconds);
    } else if (code === 'audio_format_invalid') {
      // Whatever it is, it can still be kept as a file.
      job.type = 'file';
      job.state = 'waiting';
      onChange(key, { type: 'file', progress: 0 });
    } else if (code && refusals.includes(code)) {
      forget(key);
      onRefuse(code, key);
    } else {
      job.state = 'failed';
      onChange(key, { hasFailed: true, progress: 0 });
    }
  };

  const prepareAgain = (key: string, job: Job): void => {
    job.state = 'waiting';
    onChange(key, { hasFailed: false });
  };

  const enqueue = (file: File, { type, contentType }: Accepted, { place = 'beside', sound = null }: AddOptions) => {
    const { name, size } = file;
    const key = createId();
    const localUrl = type === 'file' ? null : URL.createObjectURL(file);
    if (localUrl) localUrls.set(key, localUrl);
    jobs.set(key, { file, type, contentType, sound, state: 'waiting', ending: new AbortController() });
    onAdd({
      ...{ key, type, name, size, contentType, place, localUrl, sound },
      ...{ media: null, progress: 0, hasFailed: false },
    });
  };
  const take = async (files: readonly File[], options: AddOptions): Promise<void> => {
    const verdicts = await Promise.all(files.map((file) => judgeFile(file, options.wish)));
    const faults = new Set<ErrorCode>();
    for (const [index, file] of files.entries()) {
      const verdict = verdicts[index];
      if (verdict && 'fault' in verdict) faults.add(verdict.fault);
      else if (verdict) enqueue(file, verdict, options);
    }
    for (const fault of faults) onRefuse(fault);
    advance();
  };
  /** Pictures have to be looked at first; what comes after them waits its turn. */
  let taken: Promise<void> = Promise.resolve();

  return {
    /** Takes what can be taken, in the order in which it came. */
    add: (files: readonly File[], options: AddOptions): Promise<void> => {
      const turn = taken.then(() => take(files, options));
      taken = turn.catch(() => undefined);
      return turn;
    },
    retry: (key: string): void => {
      const job = jobs.get(key);
      if (job?.state === 'failed') prepareAgain(key, job);
      advance();
    },
    /** Gives up what is on its way, and lets go of what is there. */
    remove: (key: string): void => {
      jobs.get(key)?.ending.abort();
      forget(key);
      advance();
    },
    /** Tries once more what has failed, and answers whether everything has arrived. */
    settle: async (): Promise<boolean> => {
      await taken;
      for (const [key, job] of jobs) if (job.state === 'failed') prepareAgain(key, job);
      advance();
      if (isBusy()) await new Promise<void>((resolve) => waiters.add(resolve));
      return jobs.size === 0;
    },
    dispose: (): void => {
      endRest();
      for (const { ending } of jobs.values()) ending.abort();
      for (const key of [...jobs.keys(), ...localUrls.keys()]) forget(key);
      advance();
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** How long the server asks to be left alone: it would take this upload later, as it is. */
const findRest = ({ status, retryAfterSeconds }: UploadFailure): number | null =>
  status === 429 ? (retryAfterSeconds ?? null) : null;

class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

const refuseFormat = (): never => {
  throw new Refusal('image_format_invalid');
};
