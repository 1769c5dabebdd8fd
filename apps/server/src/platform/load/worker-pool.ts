/** A thread or process that works for the server. */
export type PoolMember = {
  /** Whether it has ended or must not be used again. */
  isGone(): boolean;
  end(): void;
};

type WorkerPool<Member extends PoolMember> = {
  /** Runs the work on an idle worker, or on a new one. */
  run<Result>(work: (worker: Member) => Promise<Result>): Promise<Result>;
};

/** Starts workers when there is work and ends them after some idle time, so that an idle server has none. */
export const createWorkerPool = <Member extends PoolMember>(
  start: () => Member,
  { idleMs }: { idleMs: number },
): WorkerPool<Member> => {
  const idle = new Map<Member, NodeJS.Timeout>();

  const find = (): Member => {
    for (const [worker, ending] of idle) {
      clearTimeout(ending);
      idle.delete(worker);
      if (!worker.isGone()) return worker;
    }
    return start();
  };
  const markIdle = (worker: Member): void => {
    const ending = setTimeout(() => {
      idle.delete(worker);
      worker.end();
    }, idleMs);
    idle.set(worker, ending.unref());
  };

  return {
    async run(work) {
      const worker = find();
      try {
        return await work(worker);
      } finally {
        if (!worker.isGone()) markIdle(worker);
      }
    },
  };
};
