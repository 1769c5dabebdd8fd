import pg from 'pg';
import { AppError } from '../platform/error/app-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** Connection refused, lost or timed out. */
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
 * 08 connection error, 57P0x server stopping or starting, 53300 too many connections, 25006 read-only standby, 55P03
 * lock timeout, 57014 statement timeout.
 */
const UNREACHABLE_STATES = /^(08|57P0|53300|25006|55P03|57014)/;
const DISK_FULL_STATES = /^(53100|58030)/;
/** Foreign key violation: the referenced row, or its person, was deleted meanwhile. */
const GONE_STATE = '23503';

/** Translates failures of the database into an AppError; other errors stay unchanged. */
export const asAppError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const state = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (DISK_FULL_STATES.test(state)) return new AppError('storage_full', { cause: error });
  if (state ? UNREACHABLE_STATES.test(state) : isConnectionError(error)) return unavailableError(error);
  if (error instanceof pg.DatabaseError && state === GONE_STATE) {
    return new AppError(isOfPerson(error) ? 'unauthorized' : 'not_found', { cause: error });
  }
  return error;
};

export const unavailableError = (cause: Error): AppError =>
  new AppError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });

const isOfPerson = (error: pg.DatabaseError) => constraintOf(error)?.endsWith('_user_id_fkey') ?? false;

/** Citus appends the shard number to constraint names. */
const constraintOf = ({ constraint }: pg.DatabaseError): string | null => constraint?.replace(/_\d{6,}$/, '') ?? null;

/** A deadlock: this transaction was rolled back and may be retried. */
export const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01';

/** A deadlock, or a lock that was not free within `lock_timeout`. */
export const isLockConflict = (error: unknown): boolean =>
  isDeadlock(error) || (error instanceof pg.DatabaseError && error.code === '55P03');

/**
 * States with which the server ends the connection: 08 broken, 57P0x stopping or terminated, 25P03 and 25P04 timeouts
 * inside a transaction. `severity` is translated by the server, so it cannot be compared.
 */
const ENDING_STATES = /^(08|57P0|25P03|25P04)/;

/**
 * Whether only the statement failed: nothing was committed and the connection is usable. After any other error it is
 * unknown what was committed.
 */
export const isStatementError = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && !ENDING_STATES.test(error.code);

const isConnectionError = (error: Error & { code?: unknown }) =>
  UNREACHABLE_CODES.has(String(error.code)) || UNREACHABLE_MESSAGES.test(error.message);

/** The violated unique constraint, or null. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code === '23505' ? constraintOf(error) : null;
