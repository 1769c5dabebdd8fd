import { Problem } from './problem.mjs';

/** @typedef {{ type: string, scope: string | null, isBreaking: boolean, subject: string }} Change */

const FORM = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<subject>.+)$/;

/** Scopes that users do not notice. */
const ofTools = ['bench', 'check', 'checks', 'cluster', 'demo', 'faults', 'rules', 'scripts', 'shots', 'test'];

const BREAKING = 'Before you upgrade';

/** The changes that matter to users, in this order; others are left out. */
const chapters = [
  { title: BREAKING, takes: (/** @type {Change} */ { isBreaking }) => isBreaking },
  { title: 'New', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'feat' && !isBreaking },
  { title: 'Mended', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'fix' && !isBreaking },
  { title: 'Faster', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'perf' && !isBreaking },
];

/** The title of the text about the next version. */
const NEXT = '## Next';

/**
 * Inserts a version above the others, below the introduction: the text under "Next" or, if there is
 * none, the commits. A version that exists already, from a try that failed later, keeps its text.
 * @param {string} text
 * @param {{ version: string, date: string, subjects: readonly string[] }} release The first lines of its commits, newest first.
 */
export const addVersion = (text, { version, date, subjects }) => {
  const [head = '', ...parts] = text.split(/^(?=## )/m);
  const written = parts.find(startsWith(NEXT)) ?? parts.find(startsWith(`## ${version} `));
  const changes = [...new Set(subjects)].flatMap(readSubject);
  const body = written?.slice(written.indexOf('\n')).trim() || formatChanges(changes);
  if (changes.some(({ isBreaking }) => isBreaking) && !body.includes(`### ${BREAKING}`)) {
    throw new Problem(`CHANGELOG.md has no "### ${BREAKING}" under "${NEXT}", though commits with "!" need one.`);
  }
  const others = parts.filter((part) => part !== written).map((part) => part.trimEnd());
  return [head.trimEnd(), `## ${version} (${date})`, body, ...others].join('\n\n').concat('\n');
};

const startsWith = (/** @type {string} */ title) => (/** @type {string} */ part) => part.startsWith(title);

const formatChanges = (/** @type {readonly Change[]} */ changes) => {
  const parts = chapters.flatMap(({ title, takes }) => {
    const lines = changes.filter(takes).map(formatChange);
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}`];
  });
  return parts.length === 0 ? 'Nothing that is seen.' : parts.join('\n\n');
};

/** @returns {Change[]} */
const readSubject = (/** @type {string} */ line) => {
  const { type, scope, breaking, subject } = FORM.exec(line)?.groups ?? {};
  const isSeen = type && subject && !ofTools.includes(scope ?? '');
  return isSeen ? [{ type, scope: scope ?? null, isBreaking: breaking !== undefined, subject }] : [];
};

/** Without backticks: names in commits may be outdated. */
const formatChange = (/** @type {Change} */ { scope, subject }) =>
  `- ${scope ? `**${scope}**: ` : ''}${subject.replaceAll('`', '')}`;
