import { ApiError } from '../api/api-error.ts';
import { isKeptSession } from './kept-database.ts';

/** The kept answer is shown after this delay. */
const GRACE_MS = 800;

type Question<Answer> = {
  ask: () => Promise<Answer>;
  /** Null if nothing is stored. */
  findKept: () => Promise<Answer | null>;
  /** Called with the server's answer, if the stored one was shown before. */
  onLate: (answer: Answer) => void;
  /** Called when the server does not answer, before the stored answer is read: another call may be answered meanwhile. */
  onUnanswered?: () => void;
  /** Waits for a slow answer; the stored one is used only without a network. */
  isPatient?: boolean;
};

const silence = Symbol('silence');

const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.isUnavailable;

/** Asks the server. Without an answer, or after a delay, returns the kept one if there is any. Refusals are thrown. */
export const askOrKept = async <Answer>(question: Question<Answer>): Promise<Answer> => {
  const { ask, findKept, onLate, onUnanswered, isPatient = false } = question;
  const mayKeep = isKeptSession();
  const answer = ask();
  answer.catch((error: unknown) => isUnavailable(error) && onUnanswered?.());
  const grace = new Promise<typeof silence>((resolve) => setTimeout(resolve, GRACE_MS, silence));
  let isSilent = false;
  try {
    const first = await (isPatient || !mayKeep ? answer : Promise.race([answer, grace]));
    if (first !== silence) return first;
    isSilent = true;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
  const kept = mayKeep ? await findKept().catch(() => null) : null;
  if (kept === null) return answer;
  // The kept answer was returned after the delay, so the caller no longer waits.
  if (isSilent) answer.then(onLate, () => undefined);
  return kept;
};
