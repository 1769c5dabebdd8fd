/** @typedef {{ type: string, scope: string | null, isBreaking: boolean, subject: string }} Change */

const FORM = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<subject>.+)$/;

/** The tools of those who write it, of which nobody else sees anything. */
const ofTools = ['bench', 'check', 'checks', 'cluster', 'demo', 'faults', 'rules', 'scripts', 'shots', 'test'];

/** What a person who upgrades wants to know, in this order; the rest is the work of those who write it. */
const chapters = [
  { title: 'Before you upgrade', takes: (/** @type {Change} */ { isBreaking }) => isBreaking },
  { title: 'New', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'feat' && !isBreaking },
  { title: 'Mended', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'fix' && !isBreaking },
  { title: 'Faster', takes: (/** @type {Change} */ { type, isBreaking }) => type === 'perf' && !isBreaking },
];

/**
 * The part of one version.
 * @param {{ version: string, date: string, subjects: readonly string[] }} release The first lines of its commits, newest first.
 */
export const formatVersion = ({ version, date, subjects }) => {
  const changes = [...new Set(subjects)].flatMap(readSubject);
  const parts = chapters.flatMap(({ title, takes }) => {
    const lines = changes.filter(takes).map(formatChange);
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}\n`];
  });
  return [`## ${version} (${date})\n`, ...(parts.length === 0 ? ['Nothing that is seen.\n'] : parts)].join('\n');
};

/**
 * Puts the newest version above the others, below what the file says of itself. A version that is there already, from a
 * try that failed later on, is replaced.
 * @param {string} text
 * @param {string} part
 */
export const addVersion = (text, part) => {
  const [head = '', ...versions] = text.split(/^(?=## )/m);
  const [title = ''] = part.split(' (', 1);
  const others = versions.filter((other) => !other.startsWith(`${title} (`));
  return [head.trimEnd(), part.trimEnd(), ...others.map((other) => other.trimEnd())].join('\n\n').concat('\n');
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
