import type { ErrorCode } from '@pinlife/contract/errors';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import type { Sound } from '../../../entities/upload/upload.ts';
import { createId } from '../../../lib/api/create-id.ts';
import type { Attachment } from '../attach/attachment.ts';
import { type Accepted, checkFile, type WantedKind } from './file-kind.ts';
import { createPause } from './pause.ts';
import { classifyFailure } from './upload-failure.ts';
import { type Job, type UploadTools, uploadOne } from './upload-one.ts';

/** Enough to use the connection fully, few enough that the first file arrives soon. */
const AT_ONCE = 3;

export type QueueOptions = UploadTools & {
  owner: string;
  onAdd: (attachment: Attachment) => void;
  onChange: (key: string, changes: Partial<Attachment>) => void;
  /** The file is rejected and cannot be retried. */
  onRefuse: (fault: ErrorCode, key?: string) => void;
};

export type AddOptions = { wanted: WantedKind; area?: Attachment['area']; sound?: Sound | null };

/** Uploads files, a few in parallel and as fast as the server accepts them; failed ones can be tried again. */
export const createUploadQueue = (options: QueueOptions) => {
  const { owner, onAdd, onChange, onRefuse } = options;
  const jobs = new Map<string, Job>();
  const localUrls = new Map<string, string>();
  const waiters = new Set<() => void>();
  let isDisposed = false;
  /** While it lasts, nothing new begins. */
  const pause = createPause(() => advance());

  const count = (state: Job['state']): number => [...jobs.values()].filter((job) => job.state === state).length;
  const isBusy = (): boolean => count('waiting') + count('running') > 0;

  const advance = (): void => {
    if (!pause.isOn()) begin();
    if (isBusy()) return;
    for (const wake of waiters) wake();
    waiters.clear();
  };
  const begin = (): void => {
    for (const [key, job] of jobs) if (job.state === 'waiting' && count('running') < AT_ONCE) run(key, job);
  };
  const run = async (key: string, job: Job): Promise<void> => {
    job.state = 'running';
    try {
      const media = await uploadOne(options, job, (changes) => onChange(key, changes));
      jobs.delete(key);
      onChange(key, { media, progress: 1 });
    } catch (error) {
      if (!job.ending.signal.aborted) answerFailure(key, job, error);
    }
    advance();
  };
  const answerFailure = (key: string, job: Job, error: unknown): void => {
    const failure = classifyFailure(error);
    if (failure.kind === 'refuse') {
      forget(key);
      onRefuse(failure.code, key);
      return;
    }
    const hasFailed = failure.kind === 'fail' || failure.kind === 'noRoom' || failure.kind === 'unfit';
    job.state = hasFailed ? 'failed' : 'waiting';
    if (failure.kind === 'asFile') job.type = 'file';
    onChange(key, {
      progress: 0,
      ...(hasFailed && {
        hasFailed,
        lacksRoom: failure.kind === 'noRoom',
        unfit: failure.kind === 'unfit' ? failure.unfit : null,
      }),
      ...(failure.kind === 'asFile' && { type: 'file' }),
    });
    if (failure.kind === 'wait') pause.begin(failure.seconds);
  };
  const forget = (key: string): void => {
    jobs.delete(key);
    const url = localUrls.get(key);
    if (url) URL.revokeObjectURL(url);
    localUrls.delete(key);
  };
  const prepareAgain = (key: string, job: Job): void => {
    job.state = 'waiting';
    onChange(key, { hasFailed: false });
  };
  const enqueue = (file: File, { type, contentType }: Accepted, { area = 'beside', sound = null }: AddOptions) => {
    const { name, size } = file;
    const key = createId();
    const localUrl = type === 'file' ? null : URL.createObjectURL(file);
    if (localUrl) localUrls.set(key, localUrl);
    // The same key for all attempts, so that the server recognises a retry.
    const s3Key = formatUploadKey(owner, createId(), name);
    jobs.set(key, { file, s3Key, type, contentType, sound, state: 'waiting', ending: new AbortController() });
    onAdd({
      key,
      type,
      name,
      size,
      contentType,
      area,
      localUrl,
      sound,
      media: null,
      kept: null,
      progress: 0,
      hasFailed: false,
      lacksRoom: false,
      unfit: null,
    });
  };
  const addQueue = createAddQueue({ enqueue, onRefuse, onTaken: advance });

  return {
    /** Adds the valid files in their order. */
    add: addQueue.add,
    retry: (key: string): void => {
      const job = jobs.get(key);
      if (job?.state === 'failed') prepareAgain(key, job);
      advance();
    },
    /** Cancels an upload and removes it. */
    remove: (key: string): void => {
      jobs.get(key)?.ending.abort();
      forget(key);
      advance();
    },
    /** Tries once more what has failed, and answers whether everything has arrived. */
    finishUploads: async (): Promise<boolean> => {
      await addQueue.whenDone();
      for (const [key, job] of jobs) if (job.state === 'failed') prepareAgain(key, job);
      advance();
      if (isBusy()) await new Promise<void>((resolve) => waiters.add(resolve));
      return jobs.size === 0 && !isDisposed;
    },
    dispose: (): void => {
      isDisposed = true;
      pause.end();
      for (const { ending } of jobs.values()) ending.abort();
      for (const key of [...jobs.keys(), ...localUrls.keys()]) forget(key);
      advance();
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

type AddQueueOptions = Pick<QueueOptions, 'onRefuse'> & {
  enqueue: (file: File, accepted: Accepted, options: AddOptions) => void;
  onTaken: () => void;
};

/** Checks files before they are queued. Images take a while; later files wait for them. */
const createAddQueue = ({ enqueue, onRefuse, onTaken }: AddQueueOptions) => {
  let done: Promise<void> = Promise.resolve();
  const take = async (files: readonly File[], options: AddOptions): Promise<void> => {
    const results = await Promise.all(files.map((file) => checkFile(file, options.wanted)));
    const faults = new Set<ErrorCode>();
    for (const [index, file] of files.entries()) {
      const result = results[index];
      if (result && 'fault' in result) faults.add(result.fault);
      else if (result) enqueue(file, result, options);
    }
    for (const fault of faults) onRefuse(fault);
    onTaken();
  };
  return {
    add: (files: readonly File[], options: AddOptions): Promise<void> => {
      const turn = done.then(() => take(files, options));
      done = turn.catch(() => undefined);
      return turn;
    },
    whenDone: (): Promise<void> => done,
  };
};
