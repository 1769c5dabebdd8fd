import { ApiError } from '../api/api-error.ts';
import { isKeptSession } from './kept-database.ts';

/** How long a line may be silent before the kept answer takes the place of its own. */
const GRACE_MS = 800;

type Question<Answer> = {
  ask: () => Promise<Answer>;
  /** Null where nothing is kept. */
  findKept: () => Promise<Answer | null>;
  /** Takes the server's own answer, where the kept one was shown before it came. */
  onLate: (answer: Answer) => void;
  /** The kept answer was given because there is no network. */
  onKept?: () => void;
};

const silence = Symbol('silence');

/** Asks the server. No answer, or none for a while: then the kept one, if there is any. A refusal stays a refusal. */
export const askOrKept = async <Answer>({ ask, findKept, onLate, onKept }: Question<Answer>): Promise<Answer> => {
  if (!isKeptSession()) return ask();
  const answer = ask();
  const grace = new Promise<typeof silence>((resolve) => setTimeout(resolve, GRACE_MS, silence));
  let isSilent = false;
  try {
    const first = await Promise.race([answer, grace]);
    if (first !== silence) return first;
    isSilent = true;
  } catch (error) {
    if (!(error instanceof ApiError && error.isUnavailable)) throw error;
  }
  const kept = await findKept().catch(() => null);
  if (kept === null) return answer;
  if (isSilent) answer.then(onLate, onKept);
  else onKept?.();
  return kept;
};
