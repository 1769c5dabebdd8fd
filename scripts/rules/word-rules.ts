import { inServerSource, isTest } from './places.ts';
import { linesMatching, type Rule } from './source-file.ts';

/** Words that meant several things, each with the one that the glossary has for it. Names of code only, never comments. */
const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:un)?hold[A-Z]\w*(?=\()|\bhold(?=\()/, 'rows are locked: lock…'],
  [/\b(?:Hot(?:Read|Write|Insert)|Asking|Wording)\b/, 'FastStatement, PersonQuery or MergedText'],
  [/\b(?:Relay|Lanes?|Bundles?)\b/, 'pipeline, batcher or merge'],
  [/\bspellJson\b/, 'jsonSql'],
  [/\bwordOnce\b/, 'memoByCount'],
  [/\bisMild\b/, 'isStatementError'],
  [/\bSights\b/, 'MetricSources'],
  [/\bspareTheDisk\b/, 'commitAsynchronously'],
  [/\bnoteChange\b/, 'changed'],
];

/** The words of docs/glossary.md in the code of the server. */
export const wordRules: readonly Rule[] = [
  {
    name: 'Words mean what the glossary says',
    check: ({ path, code }) =>
      inServerSource(path) && !isTest(path)
        ? refused.flatMap(([pattern, instead]) =>
            linesMatching(code, pattern).map(({ line, match }) => ({
              line,
              message: `"${match}" is not a word of docs/glossary.md: say ${instead}.`,
            })),
          )
        : [],
  },
];
