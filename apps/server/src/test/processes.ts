import { readdirSync, readFileSync } from 'node:fs';

/** The processes that this one has started and that have not ended, as Linux tells. */
export const listChildren = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
  );

/** Those of them that run this program. */
export const listChildrenOf = (program: string): number[] =>
  listChildren().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(program);
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
