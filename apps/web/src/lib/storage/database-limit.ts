/** A write to a busy disk takes less; a longer one counts as hanging. */
const LIMIT_MS = 4000;

/** The browser's database does not answer: another tab or the disk blocks it. */
export class DatabaseHangsError extends Error {
  constructor() {
    super('The database of the browser does not answer');
    this.name = 'DatabaseHangsError';
  }
}

/**
 * Limits how long each use of a database may take. While one hangs, others fail at once. If it answers later, `onLate`
 * is called, since its caller has given up.
 */
export const createLimiter = (limitMs = LIMIT_MS) => {
  let isHanging = false;
  return async <Result>(work: () => Promise<Result>, onLate?: () => void): Promise<Result> => {
    if (isHanging) throw new DatabaseHangsError();
    const answer = work();
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      isHanging = true;
      // The database answers again, although later uses may still wait. A late write has to be undone.
      const end = () => {
        isHanging = false;
      };
      answer.finally(end).then(onLate, () => undefined);
      reject(new DatabaseHangsError());
    };
    const timer = setTimeout(giveUp, limitMs);
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  };
};
