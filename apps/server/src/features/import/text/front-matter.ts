import { writePlace } from './place.ts';
import { readSimpleYaml, type YamlValue } from './simple-yaml.ts';

const MATTER_MAX_LENGTH = 65_536;
const EXTRAS_MAX = 50;
const EXTRA_MAX_LENGTH = 1000;

/** The properties above a Markdown file. */
export type FrontMatter = {
  title: string;
  created: Date | null;
  updated: Date | null;
  tags: readonly string[];
  color: string;
  isPinned: boolean;
  isArchived: boolean | null;
  isDone: boolean;
  /** The due date of a Joplin task. */
  due: Date | null;
  place: { name: string; latitude: string; longitude: string };
  /** Creation time exactly as Notesnook wrote it; part of the key. */
  notesnookTime: string | null;
  /** Names and values of unknown properties: they become lines of the text. */
  extras: readonly (readonly [string, string])[];
};

const knownFields = new Set(
  'title created created_at date updated updated_at modified tags tag labels color pinned favorite archived completed?'.split(
    ' ',
  ),
);
/** Properties about display, which are ignored. */
const ofPrograms = new Set(['cssclass', 'cssclasses', 'publish', 'permalink', 'position', 'kanban-plugin']);

/** Splits a Markdown file into front matter and text. Invalid front matter stays in the text. */
export const splitFrontMatter = (markdown: string): { matter: FrontMatter; body: string } => {
  const source = markdown.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  const found = cutMatter(source);
  const said = found && readSimpleYaml(found.lines);
  if (!said) return { matter: toMatter(new Map()), body: source };
  return { matter: toMatter(said), body: source.slice(found.end) };
};

/** The front matter reaches from a first line of `---` to the next one, or to one of `...`. */
const cutMatter = (source: string): { lines: string[]; end: number } | null => {
  if (!source.startsWith('---')) return null;
  const first = source.indexOf('\n');
  if (first < 0 || source.slice(3, first).trim() !== '') return null;
  const lines: string[] = [];
  for (let at = first + 1; at <= MATTER_MAX_LENGTH && at < source.length; ) {
    const lineEnd = source.indexOf('\n', at);
    const end = lineEnd < 0 ? source.length : lineEnd;
    const line = source.slice(at, end).trimEnd();
    if (line === '---' || line === '...') return { lines, end: end + 1 };
    lines.push(line);
    at = end + 1;
  }
  return null;
};

const toMatter = (said: ReadonlyMap<string, YamlValue>): FrontMatter => {
  const textOf = (...names: string[]): string => names.map((name) => joined(said.get(name))).find(Boolean) ?? '';
  const isTrue = (name: string) => ['true', 'yes'].includes(textOf(name).toLowerCase());
  const [made, edited] = [textOf('created_at'), textOf('updated_at')];
  const due = said.has('completed?') ? readTime(textOf('due')) : null;
  const location = textOf('location');
  const place = {
    name: location.includes('[[') ? '' : location,
    latitude: textOf('latitude'),
    longitude: textOf('longitude'),
  };
  const understood = new Set([
    ...(due ? ['due'] : []),
    ...(place.name === '' ? [] : ['location']),
    ...(writePlace('', place.latitude, place.longitude) === '' ? [] : ['latitude', 'longitude', 'altitude']),
    ...(/^(?:true|false)$/i.test(textOf('done')) ? ['done'] : []),
  ]);
  return {
    title: textOf('title').trim(),
    created: readTime(textOf('created', 'created_at', 'date')),
    updated: readTime(textOf('updated', 'updated_at', 'modified')),
    tags: ['tags', 'tag', 'labels'].flatMap((name) => wordsOf(said.get(name))),
    color: textOf('color').toLowerCase(),
    isPinned: isTrue('pinned') || isTrue('favorite'),
    isArchived: said.has('archived') ? isTrue('archived') : null,
    isDone: isTrue('completed?') || isTrue('done'),
    due,
    place,
    notesnookTime: made !== '' && edited !== '' ? made : null,
    extras: [...said]
      .filter(
        ([name, value]) =>
          !knownFields.has(name) && !understood.has(name) && !ofPrograms.has(name) && joined(value) !== '',
      )
      .slice(0, EXTRAS_MAX)
      .map(([name, value]) => [name, joined(value).slice(0, EXTRA_MAX_LENGTH)] as const),
  };
};

const joined = (value: YamlValue | undefined): string => (Array.isArray(value) ? value.join(', ') : (value ?? ''));

const wordsOf = (value: YamlValue | undefined): string[] =>
  (Array.isArray(value) ? value : (value ?? '').split(/[,\n]/)).map((word) => word.trim()).filter(Boolean);

/** Notesnook writes `14-04-2024 05:30 PM`; most others write ISO dates. Times without a zone count as UTC. */
const readTime = (text: string): Date | null => {
  const said = text.trim();
  if (said === '' || said.length > 100) return null;
  const [, day, month, year, hour = '0', minute = '0', half = ''] =
    /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{1,2}):(\d{2})(?: ?([AP]M))?)?$/i.exec(said) ?? [];
  if (year) {
    const hours = (Number(hour) % (half ? 12 : 24)) + (half.toUpperCase() === 'PM' ? 12 : 0);
    return validTime(Date.UTC(Number(year), Number(month) - 1, Number(day), hours, Number(minute)));
  }
  const isZoned = /(?:z|[+-]\d{2}:?\d{2})$/i.test(said);
  const isTimed = /\d{1,2}:\d{2}/.test(said);
  return validTime(Date.parse(isZoned || !isTimed ? said : `${said.replace(' ', 'T')}Z`));
};

const validTime = (milliseconds: number): Date | null =>
  Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
