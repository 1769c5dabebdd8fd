import { posix } from 'node:path';
import { linesMatching, type Project, type Rule, type SourceFile } from './source-file.ts';

/**
 * The target of a reference in a document: the address of a link, or in code letters a path from the root or a file by its
 * name.
 */
const links = /(?<=\]\()[^)\s]+(?=\))/;
const writtenPaths = /(?<=`)(?:apps|bench|docs|e2e|faults|ops|packages|scripts|testing)\/[\w./-]*(?=`)/;
const writtenFiles = /(?<=`)[\w./-]*\w\.(?:ts|tsx|mjs|css|sql)(?=`)/;
/** A name of the code: `createNote`. */
const writtenNames = /(?<=`)[a-z]+(?:[A-Z][a-z\d]+)+(?=`)/;
const decisionIndex = 'docs/decisions/README.md';
/** Tests may be named without their ending. */
const endings = ['', '.test.ts', '.spec.ts'];
const elsewhere = /^(https?:|mailto:|#)/;

/** A step of docs/walks.md: its number, its file, the names to search in that file, and a sentence. */
const steps = /(?<![^\n])\d+\. .*/;
const stepForm = /^\d+\. `([^`]+)` ((?:`\w+`(?:, )?)+): ./;

/** The keys of the schema that reads the environment. */
const settingNames = /(?<=\n +)[A-Z][A-Z\d_]+(?=:)/;
const settingTables = new Set(['README.md', 'docs/operations.md']);

/** The settings in the first cells of the tables. */
const listExplainedSettings = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name),
  );

/** Vitest calls these by their names. */
const hooks = new Set(['setup', 'teardown']);

/** Half a page: this number of lines and words, as `wc` counts them. Rows of tables may be wider. */
const DECISION_LINES = 45;
const DECISION_WORDS = 250;
const DECISION_WIDTH = 120;
const isDecision = (path: string): boolean => /^docs\/decisions\/\d[^/]+\.md$/.test(path);

/** A row of the table of limits. A test compares it with the constants. */
const limitRow = /^\| `[A-Z_]+` \| \d+ \|/;

const numberOf = (path: string): string => posix.basename(path).slice(0, 3);

export const referenceRules: readonly Rule[] = [
  {
    name: 'A decision is half a page, under a number of its own',
    check: ({ path, text }, { files }) => {
      if (!isDecision(path)) return [];
      const lines = text.trimEnd().split('\n');
      const counted = lines.filter((line) => !limitRow.test(line));
      const words = counted.join(' ').split(/\s+/).length;
      const tooLong =
        counted.length > DECISION_LINES || words > DECISION_WORDS
          ? [
              {
                line: lines.length,
                message: `${counted.length} lines and ${words} words are more than half a page (${DECISION_LINES} lines, ${DECISION_WORDS} words): what was measured is left to docs/figures.md, limits to docs/decisions/032-limits.md, a second question to a decision of its own.`,
              },
            ]
          : [];
      const tooWide = lines.flatMap((line, index) =>
        line.length > DECISION_WIDTH && !line.startsWith('|')
          ? [{ line: index + 1, message: `Break this line before its ${DECISION_WIDTH + 1}st character.` }]
          : [],
      );
      const number = numberOf(path);
      const twin = files.find((file) => isDecision(file.path) && file.path < path && numberOf(file.path) === number);
      const isTaken = twin
        ? [{ line: 1, message: `${number} is taken by ${twin.path}: take the next free number.` }]
        : [];
      return [...tooLong, ...tooWide, ...isTaken];
    },
  },
  {
    name: 'The index of decisions lists each of them',
    check: ({ path }, { files }) =>
      isDecision(path) && !files.find((file) => file.path === decisionIndex)?.text.includes(`(${posix.basename(path)})`)
        ? [{ line: 1, message: `List it in ${decisionIndex}.` }]
        : [],
  },
  {
    name: 'Decisions name functions that exist',
    check: ({ path, text }, { files }) =>
      isDecision(path)
        ? linesMatching(text, writtenNames)
            .filter(({ match }) => !files.some((file) => !file.path.endsWith('.md') && file.text.includes(match)))
            .map(({ line, match }) => ({ line, message: `No file has ${match}: say what it is called now.` }))
        : [],
  },
  {
    name: 'A table of README.md or docs/operations.md explains every setting',
    check: ({ path, code }, { files }) => {
      if (path !== 'apps/server/src/config.ts') return [];
      const explained = new Set(files.filter((file) => settingTables.has(file.path)).flatMap(listExplainedSettings));
      return linesMatching(code, settingNames)
        .filter(({ match }) => !explained.has(match))
        .map(({ line, match }) => ({
          line,
          message: `Say what ${match} is for: in the table of README.md if everybody needs it, else in that of docs/operations.md.`,
        }));
    },
  },
  {
    name: 'What is exported is imported somewhere',
    check: ({ path, exports }, { isImported }) =>
      exports
        .filter(({ name }) => !hooks.has(name) && !isImported(path, name))
        .map(({ name, line }) => ({
          line,
          message: `Nobody imports ${name}: keep it to its file, and delete it if that does not use it either.`,
        })),
  },
  {
    name: 'A walk names what its files have',
    check: ({ path, text }, project) =>
      path === 'docs/walks.md'
        ? linesMatching(text, steps).flatMap(({ line, match }) => {
            const message = findStepFault(match, project);
            return message === null ? [] : [{ line, message }];
          })
        : [],
  },
  {
    name: 'Documents point to what there is',
    check: ({ path, text }, project) =>
      path.endsWith('.md')
        ? [
            ...linesMatching(text, links).filter(
              ({ match }) => !elsewhere.test(match) && !leadsSomewhere(path, match, project),
            ),
            ...linesMatching(text, writtenPaths).filter(({ match }) => !isPlace(match, project)),
            ...linesMatching(text, writtenFiles).filter(({ match }) => !project.hasFile(match)),
          ].map(({ line, match }) => ({
            line,
            message: `There is no ${match}: say where it went, or take the line out.`,
          }))
        : [],
  },
];

const findStepFault = (step: string, { files }: Project): string | null => {
  const [, path = '', names = ''] = stepForm.exec(step) ?? [];
  if (path === '') return 'Write a step as: 1. `path` `name`, `name`: what happens.';
  const file = files.find((candidate) => candidate.path === path);
  const missing = names
    .match(/\w+/g)
    ?.find((name) => !new RegExp(`\\b${name}\\b`).test(file?.code || file?.text || ''));
  return missing === undefined ? null : `${path} has no ${missing}: say where it went.`;
};

const isPlace = (place: string, { has }: Project): boolean =>
  endings.some((ending) => has(`${place.replace(/\/$/, '')}${ending}`));

const leadsSomewhere = (from: string, address: string, project: Project): boolean =>
  isPlace(posix.join(posix.dirname(from), address.replace(/#.*$/, '')), project);
