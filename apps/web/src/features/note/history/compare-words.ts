import { diffArrays } from 'diff';

/** Two texts that have nothing in common are not compared for ever: a list compares twenty. */
const LONGEST_COMPARISON_MS = 100;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text and the characters between them, in every script. */
export const splitWords = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

export const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

type Step = { kind: 'same' | 'added' | 'removed'; count: number };

/** The steps from one list to the other. */
export const compareLists = (before: readonly string[], after: readonly string[]): Step[] => {
  const changes = diffArrays([...before], [...after], { timeout: LONGEST_COMPARISON_MS });
  if (!changes) return compareEnds(before, after);
  const steps = changes.map(({ added, removed, value }) => {
    const kind: Step['kind'] = added ? 'added' : removed ? 'removed' : 'same';
    return { kind, parts: value };
  });
  return joinBlanks(steps);
};

type Run = { kind: Step['kind']; parts: readonly string[] };

/** Marks blanks between changed words as changed too, so that a rewritten sentence shows as one change. */
const joinBlanks = (runs: readonly Run[]): Step[] => {
  const steps: Step[] = [];
  let [removed, added] = [0, 0];
  const finish = () => {
    if (removed > 0) steps.push({ kind: 'removed', count: removed });
    if (added > 0) steps.push({ kind: 'added', count: added });
    [removed, added] = [0, 0];
  };
  for (const [index, { kind, parts }] of runs.entries()) {
    const isJoined = kind === 'same' && parts.every((part) => /^\s+$/.test(part)) && isReplacedAround(runs, index);
    if (kind === 'removed' || isJoined) removed += parts.length;
    if (kind === 'added' || isJoined) added += parts.length;
    if (kind !== 'same' || isJoined) continue;
    finish();
    steps.push({ kind, count: parts.length });
  }
  finish();
  return steps;
};

/** Whether words were removed and added right beside a run, on both of its sides. */
const isReplacedAround = (runs: readonly Run[], index: number): boolean => {
  if (index === 0 || index === runs.length - 1) return false;
  const beside = [...runs.slice(Math.max(0, index - 2), index), ...runs.slice(index + 1, index + 3)];
  return beside.some(({ kind }) => kind === 'removed') && beside.some(({ kind }) => kind === 'added');
};

/** Compares what is between the equal beginning and the equal end. */
const compareEnds = (before: readonly string[], after: readonly string[]): Step[] => {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && before[start] === after[start]) start += 1;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const steps: Step[] = [
    { kind: 'same', count: start },
    { kind: 'removed', count: before.length - start - end },
    { kind: 'added', count: after.length - start - end },
    { kind: 'same', count: end },
  ];
  return steps.filter(({ count }) => count > 0);
};

type MarkedText = { kind: Step['kind']; text: string };

/** A text with its added and removed parts. */
export const compareText = (before: string, after: string): MarkedText[] => {
  const [old, next] = [splitWords(before), splitWords(after)];
  let [oldAt, nextAt] = [0, 0];
  return compareLists(old, next).map(({ kind, count }) => {
    const parts = kind === 'removed' ? old.slice(oldAt, oldAt + count) : next.slice(nextAt, nextAt + count);
    if (kind !== 'added') oldAt += count;
    if (kind !== 'removed') nextAt += count;
    return { kind, text: parts.join('') };
  });
};
