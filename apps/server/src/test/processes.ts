import { readdirSync, readFileSync } from 'node:fs';

/** The running child processes of this one, as Linux reports them. */
export const listChildren = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
  );

/** Those that run this program. */
export const listChildrenOf = (program: string): number[] =>
  listChildren().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(program);
    } catch {
      // The process has ended meanwhile.
      return false;
    }
  });
