import pg from 'pg';
import { AppError } from '../platform/error/app-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** Connections refused, lost or not granted in time. */
const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EAGAIN',
]);
const UNREACHABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;
/**
 * 08 connection trouble, 57P0x the server stops or starts, 53300 no connection left, 25006 a standby that became
 * read-only, 55P03 a row that somebody else locks for too long, 57014 a statement that took longer than it may.
 */
const UNREACHABLE_STATES = /^(08|57P0|53300|25006|55P03|57014)/;
const DISK_FULL_STATES = /^(53100|58030)/;

/** Turns trouble with the database itself into what the person is told; anything else passes unchanged. */
export const asAppError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const state = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (DISK_FULL_STATES.test(state)) return new AppError('storage_full', { cause: error });
  if (state ? UNREACHABLE_STATES.test(state) : isConnectionError(error)) return createUnavailable(error);
  if (error instanceof pg.DatabaseError && state === GONE_STATE) {
    return new AppError(isOfPerson(error) ? 'unauthorized' : 'not_found', { cause: error });
  }
  return error;
};

export const createUnavailable = (cause: Error): AppError =>
  new AppError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });

/** What a row refers to was deleted between being looked up and being referred to: the person, or a thing of theirs. */
const GONE_STATE = '23503';
const isOfPerson = (error: pg.DatabaseError) => constraintOf(error)?.endsWith('_user_id_fkey') ?? false;

/** Where Citus has placed a table, the number of that piece stands after every name. */
const constraintOf = ({ constraint }: pg.DatabaseError): string | null => constraint?.replace(/_\d{6,}$/, '') ?? null;

/** A deadlock: two transactions had locked what the other one wanted; this one was chosen to give way and may be tried again. */
export const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01';

/**
 * With these the server ends the connection: 08 it broke, 57P0x the server stops or was told to end this one, 25P03 and
 * 25P04 it waited too long inside a transaction. The word that says how grave an error is cannot tell: it comes in the
 * language of the server.
 */
const ENDING_STATES = /^(08|57P0|25P03|25P04)/;

/**
 * Whether an error is of the statement alone: nothing was committed, and the connection is as good as before. After any
 * other error nobody knows what was committed.
 */
export const isStatementError = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && !ENDING_STATES.test(error.code);

const isConnectionError = (error: Error & { code?: unknown }) =>
  UNREACHABLE_CODES.has(String(error.code)) || UNREACHABLE_MESSAGES.test(error.message);

/** The unique constraint that a write ran into, or null. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code === '23505' ? constraintOf(error) : null;
