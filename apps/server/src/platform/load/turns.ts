import { tooManyAttempts } from './too-many.ts';

type TurnLimits = {
  /** The limit of work of one subject that runs at once. */
  each: number;
  /** The limit of further work of one subject that waits. More is refused with 429. */
  waiting: number;
};

const RETRY_AFTER_SECONDS = 1;

/** Runs the work when it is its turn among the work of the same subject. */
export type Turns = <Result>(subject: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs a little work of each subject at once; the rest waits in order. Subjects do not wait for each other. */
export const createTurns = ({ each, waiting: waitingMax }: TurnLimits): Turns => {
  const subjects = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (subject, work) => {
    const own = subjects.get(subject) ?? { running: 0, waiting: [] };
    subjects.set(subject, own);
    if (own.running < each) own.running += 1;
    else if (own.waiting.length < waitingMax) await new Promise<void>((begin) => own.waiting.push(begin));
    else throw tooManyAttempts(RETRY_AFTER_SECONDS);
    try {
      return await work();
    } finally {
      const begin = own.waiting.shift();
      if (begin) begin();
      else own.running -= 1;
      if (own.running === 0) subjects.delete(subject);
    }
  };
};
