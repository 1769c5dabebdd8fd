import { readdirSync, readFileSync } from 'node:fs';

/** Empty if the thread or process has ended meanwhile. */
const readAlive = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};

/** The running child processes of this one, as Linux reports them. */
export const listChildren = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readAlive(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** Those that run this program. */
export const listChildrenOf = (program: string): number[] =>
  listChildren().filter((pid) => readAlive(`/proc/${pid}/cmdline`).includes(program));
