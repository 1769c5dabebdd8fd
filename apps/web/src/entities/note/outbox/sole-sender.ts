import { storageKeys } from '@pinlife/contract/storage-keys';
import { tabName } from '../../../lib/live/tab.ts';
import { readItem, removeItem, writeItem } from '../../../lib/storage/storage.ts';

/**
 * Runs `work` in one tab at a time, by a Web Lock of this name. Browsers without locks (plain http) do one thing after
 * the other in a tab, and among tabs the one that holds the lease does them all.
 */
export const runAlone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : runInTurn(name, work);

const turns = new Map<string, Promise<unknown>>();
let works = 0;

const runInTurn = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = (turns.get(name) ?? Promise.resolve()).then(() => runLeased(work));
  const settled = turn.catch(() => undefined);
  turns.set(name, settled);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === settled) turns.delete(name);
  }
};

const runLeased = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  works += 1;
  try {
    await holdLease();
    return await work();
  } finally {
    works -= 1;
    if (works === 0 && !isHeldByOther(Date.now())) removeItem('localStorage', storageKeys.sender);
  }
};

/** Longer than any call: a tab that was killed gives the others their turn so late. */
const LEASE_MS = 30_000;
/** Two tabs that take it at the same moment see by then who was last. */
const CONFIRM_MS = 50;
const TRY_AGAIN_MS = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isHeldByOther = (now: number): boolean => {
  const [tab, until] = readItem('localStorage', storageKeys.sender)?.split(' ') ?? [];
  return tab !== undefined && tab !== tabName && Number(until) > now;
};

const isHeldHere = (now: number): boolean => {
  const [tab, until] = readItem('localStorage', storageKeys.sender)?.split(' ') ?? [];
  return tab === tabName && Number(until) > now;
};

const take = (): void => void writeItem('localStorage', storageKeys.sender, `${tabName} ${Date.now() + LEASE_MS}`);

/** For work that takes longer than a call: nobody takes over while it goes on. */
export const extendLease = (): void => {
  if (works > 0 && isHeldHere(Date.now())) take();
};

const holdLease = async (): Promise<void> => {
  for (;;) {
    if (isHeldHere(Date.now())) return take();
    if (!isHeldByOther(Date.now())) {
      take();
      await pause(CONFIRM_MS);
      if (!isHeldByOther(Date.now())) return;
    } else await pause(TRY_AGAIN_MS);
  }
};
