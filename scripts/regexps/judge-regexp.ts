import { checkSync } from 'recheck';

// The engine in JavaScript: it says the same on every machine, and needs neither a binary nor Java.
process.env['RECHECK_BACKEND'] = 'pure';

/** Without an end in time: verdicts must not hang on how busy the machine is. */
const settings = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

/** What is wrong with a regular expression; null where no text takes it more than linear time. */
export const judgeRegexp = (source: string, flags: string): string | null => {
  const verdict = checkSync(source, flags, settings);
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown')
    return `Nobody can tell how long it takes (${verdict.error.kind}): write it simpler.`;
  const { complexity, attack } = verdict;
  return `A text can make it slow (${complexity.summary}): ${attack.pattern.slice(0, 120)}`;
};
