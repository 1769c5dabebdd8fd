import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { Parser } from 'htmlparser2';
import { BASE64_START, endData, type OpenData, startData, takeData } from './base64.ts';
import { ImportFault } from './fault.ts';

/** The limit of bytes between two tags or inside one; valid files have fewer. */
const SILENT_MAX_BYTES = 2 * IMPORT_TEXT_MAX_BYTES;
const DEPTH_MAX = 100;
/** More than a person gives a note; further ones are skipped. */
const RESOURCES_MAX = 1000;
const TAGS_MAX = 1000;
const TASKS_MAX = 5000;

/** The offsets of a resource's base64 in the file, and its decoded size and hash. */
export type EnexResource = { start: number; end: number; size: number; md5: string; mime: string; name: string };
/** Values by element name. */
export type EnexTask = ReadonlyMap<string, string>;
export type EnexNote = {
  fields: Map<string, string>;
  tags: string[];
  tasks: EnexTask[];
  resources: EnexResource[];
  isTooLong: boolean;
};

const CONTENT = 'content';

/** The elements that are read, by their parent: a task has a title and times as well. */
const fieldsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['note', new Set(['title', 'created', 'updated', 'tag', CONTENT])],
  [
    'note-attributes',
    new Set(['reminder-time', 'reminder-done-time', 'source-url', 'place-name', 'latitude', 'longitude']),
  ],
  ['task', new Set(['title', 'taskStatus', 'taskGroupNoteLevelID', 'sortWeight', 'dueDate', 'timeZone', 'recurrence'])],
  ['reminder', new Set(['reminderDate', 'reminderStatus'])],
  ['resource', new Set(['mime'])],
  ['resource-attributes', new Set(['file-name'])],
]);
const indexed: ReadonlySet<string> = new Set(['title', 'created']);

/**
 * Parses the file as a stream. Keeps one note in memory; of a resource only its offsets. Custom entities are ignored. With
 * `isIndex` only titles and dates are read.
 */
export const createScanner = ({ isIndex = false } = {}) => {
  let found: EnexNote[] = [];
  let note: EnexNote | null = null;
  let task: Map<string, string> | null = null;
  let resource: (EnexResource & { data: OpenData }) | null = null;
  let field: string | null = null;
  let pieces: Piece[] = [];
  let length = 0;
  let isInData = false;
  let isInCdata = false;
  const path: string[] = [];
  let scanned = 0;
  let heardAt = 0;
  let isClosed = false;

  const openPart = (name: string) => {
    if (name === 'note') note = { fields: new Map(), tags: [], tasks: [], resources: [], isTooLong: false };
    else if (name === 'task') task = new Map();
    else if (name === 'resource') resource = { ...BASE64_START, mime: '', name: '', data: startData() };
    else if (name === 'data') isInData = resource !== null && !isIndex;
  };

  const closePart = (name: string) => {
    if (name === 'data') isInData = false;
    else if (name === 'task' && note && task) {
      if (note.tasks.length < TASKS_MAX) note.tasks.push(task);
      else note.isTooLong = true;
      task = null;
    } else if (name === 'resource' && note && resource) {
      const { data, ...known } = resource;
      if (note.resources.length < RESOURCES_MAX) note.resources.push({ ...known, ...endData(data) });
      resource = null;
    } else if (name === 'note' && note) {
      found.push(note);
      note = null;
    }
  };

  const endField = (of: EnexNote, name: string) => {
    const value = joinPieces(pieces);
    [field, pieces] = [null, []];
    if (resource) resource[name === 'mime' ? 'mime' : 'name'] = value.trim();
    else if (task) task.set(name, value.trim());
    else if (name !== 'tag') of.fields.set(name, value);
    else if (of.tags.length < TAGS_MAX) of.tags.push(value.trim());
  };

  const addText = (text: string, kind: Piece['kind']) => {
    if (field === null || !note) return;
    length += text.length;
    if (length > IMPORT_TEXT_MAX_BYTES) note.isTooLong = true;
    else addPiece(pieces, text, kind);
  };

  /** Text outside CDATA, or after a CDATA that ended too early, has its elements in the file itself. */
  const addMarkup = (tag: string) => addText(tag, 'markup');

  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        heardAt = parser.endIndex;
        if (path.length >= DEPTH_MAX) throw new ImportFault('import_damaged');
        if (field === CONTENT) addMarkup(`<${name}${writeAttributes(attributes)}${voids.has(name) ? '/' : ''}>`);
        else if (note || name === 'note') {
          const isField = fieldsOf.get(path.at(-1) ?? '')?.has(name) && (!isIndex || (indexed.has(name) && !task));
          // The text is read even if an element before it was not closed.
          const isText = name === CONTENT && !isIndex && !task && !resource;
          if (isField || isText) [field, pieces, length] = [name, [], 0];
          openPart(name);
        }
        path.push(name);
      },
      oncdatastart: () => {
        isInCdata = true;
      },
      oncdataend: () => {
        isInCdata = false;
      },
      ontext(text) {
        heardAt = parser.endIndex;
        if (isInData && resource) takeData(resource.data, text, parser.startIndex, parser.endIndex + 1);
        else addText(text, isInCdata ? 'cdata' : 'text');
      },
      onclosetag(name) {
        heardAt = parser.endIndex;
        path.pop();
        if (name === 'en-export') isClosed = true;
        if (!note) return;
        if (field === name) endField(note, name);
        else if (field === CONTENT) {
          if (!voids.has(name)) addMarkup(`</${name}>`);
          return;
        }
        closePart(name);
      },
    },
    { xmlMode: true, decodeEntities: false },
  );

  return {
    isComplete: () => isClosed,
    scan(text: string): EnexNote[] {
      found = [];
      parser.write(text);
      scanned += text.length;
      if (scanned - heardAt > SILENT_MAX_BYTES) throw new ImportFault('import_damaged');
      return found;
    },
  };
};

/** A piece of text as in the file. The chunks of the file end inside characters and entities. */
type Piece = { text: string; kind: 'text' | 'cdata' | 'markup' };

const addPiece = (pieces: Piece[], text: string, kind: Piece['kind']): void => {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ text, kind });
};

/** If the field contains elements, its text is already escaped. Remainders of nested CDATA are removed. */
const joinPieces = (pieces: readonly Piece[]): string => {
  const isMarkup = pieces.some(({ kind }) => kind === 'markup');
  const joined = pieces.map(({ text, kind }) =>
    kind === 'text' && !isMarkup ? unescapeXml(decode(text)) : decode(text),
  );
  const isBroken = pieces.some(({ kind }) => kind === 'cdata') && pieces.some(({ text }) => text.includes(CDATA_START));
  return isBroken
    ? joined
        .join('')
        .replaceAll(CDATA_START, '')
        .replaceAll(/\]\]>?/g, '')
        .trim()
    : joined.join('');
};

const CDATA_START = '<![CDATA[';

const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'en-media', 'en-todo']);

const writeAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');

const decode = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
