import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { describeFailure, EmbeddedPostgresError } from './failure.ts';

const dataDir = tmpdir();
const describe = (cause: unknown) => describeFailure(cause, dataDir).message;
const systemError = (code: string) => Object.assign(new Error('it failed'), { code });

const full = `The disk of the data folder ${dataDir} is full: free some space, then start PinLife again.`;
const readOnly = `The disk of the data folder ${dataDir} is read-only: make it writable, or choose another folder with DATA_DIR.`;
const denied = `PinLife may not use the data folder ${dataDir}: give it to the user who starts PinLife, or choose another folder with DATA_DIR.`;

it.each([
  [systemError('ENOSPC'), full],
  [systemError('EDQUOT'), full],
  [new Error('FATAL:  could not write lock file "postmaster.pid": No space left on device'), full],
  [systemError('EROFS'), readOnly],
  [new Error('initdb: error: could not create directory "x": Read-only file system'), readOnly],
  [systemError('EACCES'), denied],
  [new Error('FATAL:  could not open file "global/pg_control": Permission denied'), denied],
])('names the trouble with the disk for %s', (cause, sentence) => {
  expect(describe(cause)).toBe(sentence);
});

it('distinguishes exhausted shared memory from a full disk, although the system uses the same words', () => {
  const words =
    'FATAL:  could not resize shared memory segment "/PostgreSQL.1" to 1048576 bytes: No space left on device';
  expect(describe(new Error(words))).toBe(
    'PostgreSQL got too little shared memory from this machine: enlarge /dev/shm or its memory limits.',
  );
});

it("quotes PostgreSQL's last fatal message if it knows no better one", () => {
  const words = '2030-01-01 [7] LOG:  starting\n2030-01-01 [7] FATAL:  invalid value for parameter "x": "y"\n';
  expect(describe(new Error(words))).toBe(
    `The database in the data folder ${dataDir} could not be started: invalid value for parameter "x": "y".`,
  );
});

it('leaves a sentence that is clear already as it is', () => {
  const clear = new EmbeddedPostgresError('A clear sentence.');
  expect(describeFailure(clear, dataDir)).toBe(clear);
});
