import { inServerSource, isTest } from './places.ts';
import { linesMatching, type Rule } from './source-file.ts';

type Word = {
  pattern: RegExp;
  /** The word of the glossary that is meant. */
  instead: string;
  /** Where the word has its one meaning. */
  isAtHome?: RegExp;
};

/** Words that meant several things in names of code, each with what the glossary has for it. Comments are free. */
const words: readonly Word[] = [
  { pattern: /\b(?:un)?hold[A-Z]\w*(?=\()|\bhold(?=\()/, instead: 'rows are locked: lock…' },
  {
    pattern: /\bring(?=\()|\bring(?=: )/,
    instead: 'workers are woken: wake…; only reminders ring',
    isAtHome: /\/features\/(reminder|notification|push)\//,
  },
  {
    pattern: /\bclaim(?:s|[A-Z]\w*)?(?=\()/,
    instead: 'media are used: use…; only what is due is claimed',
    isAtHome: /\/features\/(job|reminder|session)\/|\/db\//,
  },
  { pattern: /\b(?:Hot(?:Read|Write|Insert)|Asking|Wording)\b/, instead: 'FastStatement, PersonQuery or MergedText' },
  { pattern: /\b(?:Relay|Lanes?|Bundles?)\b/, instead: 'pipeline, batcher or merge' },
  { pattern: /\bReminderBook\b/, instead: 'NoteReminders' },
  { pattern: /\bWordBook\b/, instead: 'WordRecorder' },
  { pattern: /\bspellJson\b/, instead: 'jsonSql' },
  { pattern: /\bwordOnce\b/, instead: 'memoByCount' },
  { pattern: /\bisMild\b/, instead: 'isStatementError' },
  { pattern: /\bSights\b/, instead: 'MetricSources' },
  { pattern: /\bspareTheDisk\b/, instead: 'commitAsynchronously' },
  { pattern: /\bnoteChange\b/, instead: 'changed' },
];

const isChecked = (path: string): boolean => inServerSource(path) && !isTest(path) && !path.includes('/src/test/');

/** The words of docs/glossary.md in the code of the server. */
export const wordRules: readonly Rule[] = [
  {
    name: 'Words mean what the glossary says',
    check: ({ path, code }) =>
      words
        .filter(({ isAtHome }) => isChecked(path) && !isAtHome?.test(path))
        .flatMap(({ pattern, instead }) =>
          linesMatching(code, pattern).map(({ line, match }) => ({
            line,
            message: `"${match}" is not what docs/glossary.md calls this (${instead}).`,
          })),
        ),
  },
];
