import { IMPORT_ENTRIES_MAX, IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { ImportFault } from './fault.ts';
import type { JoplinFile, JoplinFiles } from './joplin-files.ts';

/** The values of `type_`. */
const [NOTE, FOLDER, RESOURCE, TAG, NOTE_TAG] = ['1', '2', '4', '5', '6'];
/** Bytes read from the end of an item to find its properties; if that is too little, the whole item is read. */
const TAIL_BYTES = 4096;
const TITLE_BYTES = 4096;
/** The limit of all texts of the index together: a hundred bytes for each item. */
const KEPT_MAX_BYTES = 100 * IMPORT_ENTRIES_MAX;
/** The memory of a text, however short it is. */
const TEXT_BYTES = 16;

type Properties = Readonly<Record<string, string>>;
export type JoplinItem = { title: string; body: string; properties: Properties };
export type JoplinResource = {
  title: string;
  mime: string;
  isLocked: boolean;
  /** Whether a note names it. */
  isUsed: boolean;
};

export type JoplinIndex = {
  notes: Map<string, JoplinFile>;
  folders: Map<string, { title: string; parent: string }>;
  tags: Map<string, string>;
  tagsOfNote: Map<string, string[]>;
  resources: Map<string, JoplinResource>;
  /** The bytes of resources. */
  bytes: Map<string, JoplinFile>;
  broken: string[];
};

/** Reads all items before any note, because they come in any order and refer to each other. */
export const readIndex = async (files: JoplinFiles): Promise<JoplinIndex> => {
  const index: JoplinIndex = {
    notes: new Map(),
    folders: new Map(),
    tags: new Map(),
    tagsOfNote: new Map(),
    resources: new Map(),
    bytes: new Map(),
    broken: [],
  };
  let keptBytes = 0;
  /** A copy, because a part of a string keeps all of it in memory. */
  const keep = (text: string): string => {
    const bytes = Buffer.from(text);
    keptBytes += bytes.length + TEXT_BYTES;
    if (keptBytes > KEPT_MAX_BYTES) throw new ImportFault('import_harmful');
    return bytes.toString();
  };
  for await (const item of files) {
    if (!item.isItem) {
      index.bytes.set(item.id, item);
      continue;
    }
    const properties = await readProperties(item);
    const { type_: type, note_id: note = '', tag_id: tag = '', parent_id: parent = '', mime = '' } = properties;
    if (type === NOTE) index.notes.set(item.id, item);
    else if (type === undefined) index.broken.push(`${item.id}${item.ending}`);
    else if (type === NOTE_TAG) addTag(index, keep(note), keep(tag));
    else if (type === FOLDER) index.folders.set(item.id, { title: keep(await readTitle(item)), parent: keep(parent) });
    else if (type === TAG) index.tags.set(item.id, keep(await readTitle(item)));
    else if (type === RESOURCE) {
      const { encryption_applied: whole, encryption_blob_encrypted: bytes } = properties;
      const isLocked = whole === '1' || bytes === '1';
      const title = keep(await readTitle(item));
      index.resources.set(item.id, { title, mime: keep(mime), isLocked, isUsed: false });
    }
  }
  return index;
};

const addTag = ({ tagsOfNote }: JoplinIndex, note: string, tag: string): void => {
  const tags = tagsOfNote.get(note);
  if (tags) tags.push(tag);
  else tagsOfNote.set(note, [tag]);
};

/** The property with recognised text has no length limit. */
const readProperties = async (item: JoplinFile): Promise<Properties> => {
  const text = (await item.readTail(TAIL_BYTES)).toString('utf8');
  const isWhole = item.size <= TAIL_BYTES || text.trimEnd().includes('\n\n');
  return splitItem(isWhole ? text : (await item.readTail(IMPORT_TEXT_MAX_BYTES)).toString('utf8')).properties;
};

export const readTitle = async (item: JoplinFile): Promise<string> =>
  (await item.read(TITLE_BYTES)).toString('utf8').split(/\r?\n/, 1)[0] ?? '';

/** Title, text and properties are separated by a blank line. */
export const splitItem = (text: string): JoplinItem => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const last = lines.findLastIndex((line, index) => line.trim() === '' && index < lines.length - 1);
  const properties: Record<string, string> = {};
  for (const line of lines.slice(last + 1)) {
    const at = line.indexOf(':');
    if (at > 0) properties[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return { title: last < 0 ? '' : (lines[0] ?? ''), body: lines.slice(2, Math.max(2, last)).join('\n'), properties };
};
