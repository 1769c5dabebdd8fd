import { checkSync } from 'recheck';

// The engine in JavaScript has the same result on every machine, and needs neither a binary nor Java.
process.env['RECHECK_BACKEND'] = 'pure';

/** Without time limits, so that results do not depend on the load of the machine. */
const settings = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

/** The fault of a regular expression; null if it takes at most linear time for every text. */
export const judgeRegexp = (source: string, flags: string): string | null => {
  const verdict = checkSync(source, flags, settings);
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown')
    return `Nobody can tell how long it takes (${verdict.error.kind}): write it simpler.`;
  const { complexity, attack } = verdict;
  return `A text can make it slow (${complexity.summary}): ${attack.pattern.slice(0, 120)}`;
};
