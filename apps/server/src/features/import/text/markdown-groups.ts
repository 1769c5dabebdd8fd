import { readLine } from './markdown-line.ts';

/** The parser is quadratic, so longer texts are parsed in groups. */
const GROUP_MAX_LENGTH = 16_000;
const SIGNS_MAX = 1_500;
const SIGNS = /[*_~^[\]<>`|]/g;
/** Definitions that are appended to a group count as well. */
const DEFINITIONS_MAX_LENGTH = 4_000;
const FENCE_MIN_LENGTH = 3;
const FORMULA_MAX_LINES = 200;
const FORMULA = '$$';
const FORMULA_FENCE = '~~~~';

const countSigns = (text: string): number => text.match(SIGNS)?.length ?? 0;

export const isWithinBounds = (group: string): boolean =>
  group.length <= GROUP_MAX_LENGTH + DEFINITIONS_MAX_LENGTH && countSigns(group) <= SIGNS_MAX;

/** Splits a text into groups that can be parsed alone: between paragraphs or items, never inside a code block. */
export const splitIntoGroups = (markdown: string): string[] => {
  const isShort = markdown.length <= GROUP_MAX_LENGTH && countSigns(markdown) <= SIGNS_MAX;
  const lines = fenceFormulas(markdown.split('\n'));
  const definitions = new Map<string, string>();
  const groups: string[] = [];
  let group: string[] = [];
  let [length, signs] = [0, 0];
  let fence: string | null = null;
  for (const [index, line] of lines.entries()) {
    if (!isShort && fence === null) {
      const isHalfFull = length > GROUP_MAX_LENGTH / 2 || signs > SIGNS_MAX / 2;
      if (isHalfFull && canBegin(line, lines[index - 1] ?? '', length > GROUP_MAX_LENGTH)) {
        groups.push(group.join('\n'));
        [group, length, signs] = [[], 0, 0];
      }
      readDefinition(line, definitions);
    }
    const wasInFence = fence !== null;
    fence = readFence(line, fence);
    group.push(wasInFence || fence !== null ? line : readLine(line));
    length += line.length + 1;
    if (!isShort) signs += countSigns(line);
  }
  return [...groups, group.join('\n')].map((text) => withDefinitions(text, definitions));
};

/** The fence of the code block that contains a line, or null; also in quotes and items. */
const readFence = (line: string, open: string | null): string | null => {
  if (!line.includes('```') && !line.includes('~~~')) return open;
  const text = line
    .replace(/^[ \t>]+/, '')
    .replace(/^(?:[-*+]|\d{1,9}[.)]) /, '')
    .trimStart();
  let length = 0;
  while (text[length] === text[0] && '`~'.includes(text[0] ?? ' ')) length += 1;
  if (length < FENCE_MIN_LENGTH) return open;
  const [mark, rest] = [text.slice(0, length), text.slice(length)];
  if (open === null) return mark.startsWith('`') && rest.includes('`') ? null : mark;
  return mark.startsWith(open) && rest.trim() === '' ? null : open;
};

/** Whether a group may begin with a line. An indented line belongs to the lines above, unless those are too long. */
const canBegin = (line: string, before: string, isFull: boolean): boolean => {
  if (/^(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) return true;
  return before.trim() === '' && line.trim() !== '' && (isFull || !/^[ \t]/.test(line));
};

/** Reads `[name]: address`, which is valid in the whole text. */
const readDefinition = (line: string, definitions: Map<string, string>): void => {
  if (!/^ {0,3}\[/.test(line)) return;
  const end = line.indexOf(']:');
  const name = line.slice(line.indexOf('[') + 1, end).toLowerCase();
  if (end > 0 && name !== '' && !name.startsWith('^') && !definitions.has(name)) definitions.set(name, line);
};

/** Appends the definitions that a group uses and lacks. */
const withDefinitions = (group: string, definitions: ReadonlyMap<string, string>): string => {
  if (definitions.size === 0) return group;
  const used = new Set<string>();
  let length = 0;
  for (const [, name = ''] of group.matchAll(/\[([^[\]\n]{1,200})\]/g)) {
    const definition = definitions.get(name.toLowerCase());
    if (definition === undefined || used.has(definition)) continue;
    length += definition.length + 1;
    if (length > DEFINITIONS_MAX_LENGTH) break;
    used.add(definition);
  }
  return used.size === 0 ? group : `${group}\n\n${[...used].join('\n')}\n`;
};

/** Fences a formula over several lines as code: its signs mean something else in Markdown. */
const fenceFormulas = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => line.trim() === FORMULA)) return lines;
  const fenced = [...lines];
  let isInFence = false;
  for (let at = 0; at < lines.length; at += 1) {
    if (/^ {0,3}(?:```|~~~)/.test(lines[at] ?? '')) isInFence = !isInFence;
    if (isInFence || lines[at]?.trim() !== FORMULA) continue;
    const rest = lines.slice(at + 1, at + 1 + FORMULA_MAX_LINES);
    const length = rest.findIndex((line) => line.trim() === FORMULA);
    if (length < 0) continue;
    fenced[at] = fenced[at + 1 + length] = FORMULA_FENCE;
    at += length + 1;
  }
  return fenced;
};
