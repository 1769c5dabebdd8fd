import { ApiError } from '../api/api-error.ts';

/** Logs for developers. The only file that writes to the console. */
export const logWarning = (message: string, cause: unknown): void => {
  // Calls that run when a session ends are refused: the screen shows that already.
  if (cause instanceof ApiError && cause.code === 'unauthorized') return;
  console.warn(message, cause);
};
