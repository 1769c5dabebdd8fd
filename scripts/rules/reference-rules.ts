import { posix } from 'node:path';
import { linesMatching, type Project, type Rule } from './source-file.ts';

/** What a document points to: the address of a link, or in code letters a path from the root or a file by its name. */
const links = /(?<=\]\()[^)\s]+(?=\))/;
const writtenPaths = /(?<=`)(?:apps|bench|docs|e2e|faults|ops|packages|scripts|testing)\/[\w./-]*(?=`)/;
const writtenFiles = /(?<=`)[\w./-]*\w\.(?:ts|tsx|mjs|css|sql)(?=`)/;
/** Tests are named without their ending. */
const endings = ['', '.test.ts', '.spec.ts'];
const elsewhere = /^(https?:|mailto:|#)/;

/** The keys of the schema that reads the environment. */
const settingNames = /(?<=\n +)[A-Z][A-Z\d_]+(?=:)/;

/** Vitest calls these by their names. */
const hooks = new Set(['setup', 'teardown']);

/** Half a page: so many lines of so many characters. Rows of tables may be wider. */
const DECISION_LINES = 45;
const DECISION_WIDTH = 120;
const isDecision = (path: string): boolean => /^docs\/decisions\/[^/]+\.md$/.test(path);

const numberOf = (path: string): string => posix.basename(path).slice(0, 3);

export const referenceRules: readonly Rule[] = [
  {
    name: 'A decision is half a page, under a number of its own',
    check: ({ path, text }, { files }) => {
      if (!isDecision(path)) return [];
      const lines = text.trimEnd().split('\n');
      const tooLong =
        lines.length > DECISION_LINES
          ? [
              {
                line: DECISION_LINES + 1,
                message: `${lines.length} lines are more than half a page (${DECISION_LINES}): what was measured goes to docs/measurements.md, a second question to a decision of its own.`,
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
    name: 'README.md explains every setting',
    check: ({ path, code }, { files }) => {
      if (path !== 'apps/server/src/config.ts') return [];
      const readme = files.find((file) => file.path === 'README.md')?.text ?? '';
      return linesMatching(code, settingNames)
        .filter(({ match }) => !readme.includes(`\`${match}\``))
        .map(({ line, match }) => ({ line, message: `Say in the table of README.md what ${match} is for.` }));
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

const isPlace = (place: string, { has }: Project): boolean =>
  endings.some((ending) => has(`${place.replace(/\/$/, '')}${ending}`));

const leadsSomewhere = (from: string, address: string, project: Project): boolean =>
  isPlace(posix.join(posix.dirname(from), address.replace(/#.*$/, '')), project);
