import { statfsSync } from 'node:fs';

/** Its message is one sentence for the person who starts the app. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

// With less free space PostgreSQL cannot write its log, whatever it reports.
const FULL_DISK_BYTES = 1024 * 1024;

type Sentence = { matches: Pick<RegExp, 'test'>; write: (dataDir: string) => string };

const inOneLine = (first: RegExp, second: RegExp): Sentence['matches'] => ({
  test: (text) => text.split('\n').some((line) => first.test(line) && second.test(line)),
});

/** Tested in this order, against error codes and messages of PostgreSQL. */
const sentences: Sentence[] = [
  {
    // Exhausted shared memory and semaphores are reported with the message of a full disk.
    matches: inOneLine(/shared memory|semaphore/, /No space left on device|Cannot allocate memory/),
    write: () => 'PostgreSQL got too little shared memory from this machine: enlarge /dev/shm or its memory limits.',
  },
  {
    matches: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/,
    write: (dataDir) => `The disk of the data folder ${dataDir} is full: free some space, then start PinLife again.`,
  },
  {
    matches: /EROFS|Read-only file system/,
    write: (dataDir) =>
      `The disk of the data folder ${dataDir} is read-only: make it writable, or choose another folder with DATA_DIR.`,
  },
  {
    matches: /EACCES|EPERM|Permission denied|Operation not permitted|has wrong ownership/,
    write: (dataDir) =>
      `PinLife may not use the data folder ${dataDir}: give it to the user who starts PinLife, or choose another folder with DATA_DIR.`,
  },
  {
    matches: /ENOTDIR|EEXIST|Not a directory/,
    write: (dataDir) =>
      `The data folder ${dataDir} cannot be made because there is a file of that name: choose another folder with DATA_DIR.`,
  },
  {
    matches: /EBUSY/,
    write: (dataDir) =>
      `A folder inside the data folder ${dataDir} is a disk of its own: mount that disk on the data folder itself.`,
  },
  {
    matches: /Cannot allocate memory|ENOMEM/,
    write: () => 'This machine has too little free memory to start PostgreSQL.',
  },
  {
    matches: /error while loading shared libraries|Library not loaded|not found \(required by/,
    write: () =>
      'The embedded PostgreSQL misses a library of this system: set DATABASE_URL to a PostgreSQL of your own.',
  },
];

export const describeFailure = (cause: unknown, dataDir: string): EmbeddedPostgresError => {
  if (cause instanceof EmbeddedPostgresError) return cause;
  const text = describeCause(cause);
  const known = sentences.find(({ matches }) => matches.test(text));
  if (known) return new EmbeddedPostgresError(known.write(dataDir), { cause });
  if (isDiskFull(dataDir)) return describeFailure(new Error('ENOSPC', { cause }), dataDir);
  return new EmbeddedPostgresError(
    `The database in the data folder ${dataDir} could not be started: ${pickReason(text)}.`,
    { cause },
  );
};

const describeCause = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return cause.message.includes(code) ? cause.message : `${code}: ${cause.message}`;
};

export const countFreeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

// On a full disk, the log of PostgreSQL may be lost too.
const isDiskFull = (dataDir: string): boolean => {
  try {
    return countFreeBytes(dataDir) < FULL_DISK_BYTES;
  } catch {
    return false;
  }
};

/** The relevant line of the log, without time and process id. */
const pickReason = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no reason was given';
  return fatal.replace(/^.*?(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '');
};
