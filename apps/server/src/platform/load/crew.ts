/** Somebody who works beside the server: a thread or a process. */
export type Worker = {
  /** Whether it has ended, or must not be used again. */
  isGone(): boolean;
  end(): void;
};

type Crew<Member extends Worker> = {
  /** Hands the work to somebody who is free, or who is started for it. */
  employ<Result>(work: (worker: Member) => Promise<Result>): Promise<Result>;
};

/** Starts workers when there is work, and ends them once there has been none for a while: at rest they cost nothing. */
export const createCrew = <Member extends Worker>(
  start: () => Member,
  { idleMs }: { idleMs: number },
): Crew<Member> => {
  const idle = new Map<Member, NodeJS.Timeout>();

  const find = (): Member => {
    for (const [worker, ending] of idle) {
      clearTimeout(ending);
      idle.delete(worker);
      if (!worker.isGone()) return worker;
    }
    return start();
  };
  const rest = (worker: Member): void => {
    const ending = setTimeout(() => {
      idle.delete(worker);
      worker.end();
    }, idleMs);
    idle.set(worker, ending.unref());
  };

  return {
    async employ(work) {
      const worker = find();
      try {
        return await work(worker);
      } finally {
        if (!worker.isGone()) rest(worker);
      }
    },
  };
};
