import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import { MB, readMemory } from '../support/importing.ts';
import type { Person } from '../support/person.ts';

const LOOK_MS = 20;
/** An attack is repeated until it has lasted so long and others have called often enough for a percentile. */
const LONG_MS = 2_000;
const CALLS_MIN = 40;
const TIMES_MAX = 6;
/** The quiet time before, between and after. */
const QUIET_MS = 1_000;

/** `workMs`: the work of the server in that time, its own and that for others. `clockMs`: with the work of other programs. */
type Wait = { workMs: number; clockMs: number };

type Seen = {
  end: string;
  /** The longest time that the server's event loop worked in one go, in processor time. */
  workMs: number;
  /** The memory of the server and the processes that it started, beyond that before the attack. */
  moreMb: number;
  /** 95 % of another person's calls wait no longer: meanwhile, and between the attacks. */
  meanwhile: Wait;
  quiet: Wait;
};

const percentile = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? 0;

type Span = readonly [from: number, to: number];

/** The processes below this one, without the database. */
const listTree = (pid: number): number[] => {
  try {
    const own = readFileSync(`/proc/${pid}/comm`, 'latin1');
    if (own.startsWith('postgres')) return [];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(listTree)];
  } catch {
    return [];
  }
};

const readTreeMemory = (pid: number): number =>
  listTree(pid).reduce((sum, each) => {
    try {
      return sum + readMemory(each);
    } catch {
      return sum;
    }
  }, 0);

/** Attacks a server while somebody else uses it, and measures in turn with and without the attack. */
export const createAttacker = (app: RunningApp, other: Person, reportPath: string) => {
  const heard: { sentAt: number; tookMs: number; status: number }[] = [];
  const bystander = new Worker(new URL('./bystander.ts', import.meta.url), {
    workerData: { url: app.url, token: other.token },
  });
  bystander.on('message', (one) => heard.push(one));

  const readReport = async (): Promise<{ longest: number; waits: number[] }> => {
    rmSync(reportPath, { force: true });
    process.kill(app.pid, 'SIGUSR2');
    for (;;) {
      await sleep(LOOK_MS);
      try {
        return JSON.parse(readFileSync(reportPath, 'latin1'));
      } catch {
        // It is not written yet.
      }
    }
  };
  const now = () => performance.timeOrigin + performance.now();
  const timesBetween = (spans: readonly Span[]) =>
    heard.flatMap(({ sentAt, tookMs }) =>
      // Counted where it overlaps: a call that was sent just before the attack waits for it too.
      spans.some(([from, to]) => sentAt + tookMs > from && sentAt < to) ? [tookMs] : [],
    );

  const watchSpan = async <Result>(work: () => Promise<Result>) => {
    await readReport();
    const from = now();
    const result = await work();
    const span: Span = [from, now()];
    return { result, span, ...(await readReport()) };
  };
  const describeWait = (all: readonly { span: Span; waits: number[] }[]): Wait => ({
    workMs: percentile(all.flatMap(({ waits }) => waits)),
    clockMs: percentile(timesBetween(all.map(({ span }) => span))),
  });

  return {
    /** `prepare` runs before each attack and is not measured. */
    async attack(prepare: () => Promise<() => Promise<string>>): Promise<Seen> {
      const rest = () => watchSpan(() => sleep(QUIET_MS));
      const attacked: Awaited<ReturnType<typeof attackOnce>>[] = [];
      const quiet: Awaited<ReturnType<typeof rest>>[] = [];
      let moreBytes = 0;
      const attackOnce = async () => {
        const work = await prepare();
        quiet.push(await rest());
        const restBytes = readTreeMemory(app.pid);
        const watch = setInterval(() => {
          moreBytes = Math.max(moreBytes, readTreeMemory(app.pid) - restBytes);
        }, LOOK_MS);
        const seen = await watchSpan(work);
        clearInterval(watch);
        quiet.push(await rest());
        return seen;
      };
      for (let [lasted, calls] = [0, 0]; attacked.length < TIMES_MAX && (lasted < LONG_MS || calls < CALLS_MIN); ) {
        const seen = await attackOnce();
        attacked.push(seen);
        lasted += seen.span[1] - seen.span[0];
        calls += timesBetween([seen.span]).length;
      }
      const strange = heard.find(({ status }) => status !== 200);
      if (strange) throw new Error(`Another person was answered with ${strange.status}.`);
      const seen: Seen = {
        end: attacked.at(-1)?.result ?? '',
        workMs: Math.max(...attacked.map(({ longest }) => longest)),
        moreMb: moreBytes / MB,
        meanwhile: describeWait(attacked),
        quiet: describeWait(quiet),
      };
      heard.length = 0;
      return seen;
    },
    stop: () => bystander.terminate(),
  };
};
