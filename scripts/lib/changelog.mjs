import { Problem } from './problem.mjs';

/** @typedef {{ type: string, scope: string | null, isBreaking: boolean, subject: string }} Change */

const FORM = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<subject>.+)$/;

/** The tools of those who write it, of which nobody else sees anything. */
const ofTools = ['bench', 'check', 'checks', 'cluster', 'demo', 'faults', 'rules', 'scripts', 'shots', 'test'];

const BREAKING = 'Before you upgrade';

/** What a person who upgrades wants to know, in this order; the rest is the work of those who write it. */
const chapters = [
  { title: BREAKING, takes: (/** @type {Change} */ { isBreaking }) => isBreaking },
  { title: 'New', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'feat' && !isBreaking },
  { title: 'Mended', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'fix' && !isBreaking },
  { title: 'Faster', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'perf' && !isBreaking },
];

/** The title under which people write what is new, until it has a version. */
const NEXT = '## Next';

/**
 * Puts a version above the others, below what the file says of itself: what people wrote under "Next" or, where they
 * wrote nothing, the commits. A version that is there already, from a try that failed later on, keeps its text.
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

/** Without code letters: what a commit names may be gone by now. */
const formatChange = (/** @type {Change} */ { scope, subject }) =>
  `- ${scope ? `**${scope}**: ` : ''}${subject.replaceAll('`', '')}`;
