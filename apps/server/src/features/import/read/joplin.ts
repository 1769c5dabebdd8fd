import type { ErrorCode } from '@pinlife/contract/errors';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import { deriveId } from '../../../platform/secret/id.ts';
import { ImportFault } from '../fault.ts';
import type { FileBytes } from '../file/parts.ts';
import { listTar, openTarFile, type TarFile } from '../file/tar.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import { contentTypeOf, extensionOf } from './content-type.ts';
import { type DraftFile, type DraftNote, emptyDraft, type NoteReader, type ReadItem } from './port.ts';
import { remindOnce } from './remind-once.ts';

/** What the `type_` of an item says. */
const [NOTE, FOLDER, RESOURCE, TAG, NOTE_TAG] = ['1', '2', '4', '5', '6'];
const HTML = '2';
/** In which the properties of an item stand, at its end. */
const TAIL_BYTES = 4096;
const FOLDERS_DEEP = 20;

type Properties = Readonly<Record<string, string>>;
type Known = {
  notes: TarFile[];
  folders: Map<string, { title: string; parent: string }>;
  tags: Map<string, string>;
  tagsOfNote: Map<string, string[]>;
  resources: Map<string, { title: string; mime: string; extension: string }>;
  broken: string[];
};

/** The JEX of Joplin: a tar of text files with their properties at their end, and of resources. */
export const readJoplin = (bytes: FileBytes): NoteReader => ({
  source: 'joplin',
  async *items(): AsyncGenerator<ReadItem> {
    const files = await listTar(bytes);
    const known = await readIndex(bytes, files);
    for (const name of known.broken) yield { name, fault: 'import_item_damaged' };
    for (const file of known.notes) yield await toItem(bytes, files, known, file);
  },
});

/** Items come in any order, and refer to each other. */
const readIndex = async (bytes: FileBytes, files: ReadonlyMap<string, TarFile>): Promise<Known> => {
  const known: Known = {
    notes: [],
    folders: new Map(),
    tags: new Map(),
    tagsOfNote: new Map(),
    resources: new Map(),
    broken: [],
  };
  for (const [name, file] of files) {
    if (name.includes('/') || extensionOf(name) !== 'md') continue;
    const item = await readTail(bytes, file);
    const { type_: type, id = '' } = item.properties;
    if (type === NOTE) known.notes.push(file);
    else if (type === undefined) known.broken.push(name);
    else if (type === NOTE_TAG) addTag(known, item.properties);
    else if (type === FOLDER || type === TAG || type === RESOURCE) {
      const { title } = split(await readWhole(bytes, file));
      const { parent_id: parent = '', mime = '', file_extension: extension = '' } = item.properties;
      if (type === FOLDER) known.folders.set(id, { title, parent });
      else if (type === TAG) known.tags.set(id, title);
      else known.resources.set(id, { title, mime, extension });
    }
  }
  return known;
};

const addTag = ({ tagsOfNote }: Known, { note_id: note = '', tag_id: tag = '' }: Properties): void => {
  tagsOfNote.set(note, [...(tagsOfNote.get(note) ?? []), tag]);
};

const readTail = async (bytes: FileBytes, { start, size }: TarFile) => {
  const length = Math.min(size, TAIL_BYTES);
  return split((await bytes.read(start + size - length, length)).toString('utf8'));
};

const readWhole = async (bytes: FileBytes, { start, size }: TarFile): Promise<string> => {
  if (size > IMPORT_TEXT_MAX_BYTES) throw new ImportFault('import_item_too_long');
  return (await bytes.read(start, size)).toString('utf8');
};

/** Title, text and properties, with a blank line between them. */
const split = (text: string): { title: string; body: string; properties: Properties } => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const last = lines.findLastIndex((line, index) => line.trim() === '' && index < lines.length - 1);
  const properties: Record<string, string> = {};
  for (const line of lines.slice(last + 1)) {
    const at = line.indexOf(':');
    if (at > 0) properties[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return { title: last < 0 ? '' : (lines[0] ?? ''), body: lines.slice(2, Math.max(2, last)).join('\n'), properties };
};

const toItem = async (
  bytes: FileBytes,
  files: ReadonlyMap<string, TarFile>,
  known: Known,
  file: TarFile,
): Promise<ReadItem> => {
  try {
    const item = split(await readWhole(bytes, file));
    const { id = file.name, deleted_time = '0', encryption_applied } = item.properties;
    if (encryption_applied === '1') throw new ImportFault('import_item_locked');
    return {
      key: id,
      name: item.title || id,
      isArchived: false,
      isTrashed: Number(deleted_time) > 0,
      read: async () => toDraft(bytes, files, known, id, item),
    };
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return { name: file.name, fault: error.code };
  }
};

const toDraft = (
  bytes: FileBytes,
  tar: ReadonlyMap<string, TarFile>,
  known: Known,
  id: string,
  { title, body, properties }: ReturnType<typeof split>,
): DraftNote => {
  if (body.length > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
  const files = new Map<string, DraftFile>();
  const faults: ErrorCode[] = [];
  /** `:/` and the id of a resource; of another note it is a link that leads nowhere here. */
  const use = (address: string, inline: boolean): DraftFile | null => {
    const [, target = ''] = /^:\/([\da-f]{32})/i.exec(address) ?? [];
    const resource = known.resources.get(target.toLowerCase());
    if (!resource) return null;
    const file = files.get(target) ?? findResource(bytes, tar, `${id}/${target}`, target, resource, inline);
    if (file) files.set(target, file);
    else faults.push('import_file_missing');
    return file;
  };
  const html = rewriteHtml(properties['markup_language'] === HTML ? body : markdownToHtml(body), {
    image: (address) => {
      const file = use(address, true);
      return file?.contentType.startsWith('image/') ? file.id : null;
    },
    link: (address) => address.startsWith(':/') && (use(address, false) !== null || true),
  });
  const due = Number(properties['todo_due'] ?? 0);
  return {
    ...emptyDraft,
    title,
    html,
    labels: [
      ...(known.tagsOfNote.get(id) ?? []).flatMap((tag) => known.tags.get(tag) ?? []),
      ...foldersOf(known, properties['parent_id'] ?? ''),
    ],
    done: properties['is_todo'] === '1' && Number(properties['todo_completed'] ?? 0) > 0,
    createdAt: timeOf(properties['user_created_time'] ?? properties['created_time']),
    updatedAt: timeOf(properties['user_updated_time'] ?? properties['updated_time']),
    reminders: due > 0 ? remindOnce(new Date(due)) : [],
    files: [...files.values()],
    faults,
  };
};

/** From the outermost notebook inward. */
const foldersOf = ({ folders }: Known, first: string): string[] => {
  const names: string[] = [];
  for (let id = first; names.length < FOLDERS_DEEP; ) {
    const folder = folders.get(id);
    if (!folder) break;
    names.unshift(folder.title);
    id = folder.parent;
  }
  return names;
};

const findResource = (
  bytes: FileBytes,
  tar: ReadonlyMap<string, TarFile>,
  key: string,
  id: string,
  { title, mime, extension }: { title: string; mime: string; extension: string },
  inline: boolean,
): DraftFile | null => {
  const found = tar.get(`resources/${id}.${extension}`) ?? tar.get(`resources/${id}`);
  if (!found) return null;
  const name = title.trim() || `${id}.${extension || 'bin'}`;
  return {
    id: deriveId(new Date(0), `joplin/${key}`),
    name,
    contentType: contentTypeOf(extensionOf(name) ? name : `x.${extension}`, mime),
    size: found.size,
    inline,
    open: async () => openTarFile(bytes, found),
  };
};

const timeOf = (said: string | undefined): Date | null => {
  const milliseconds = Date.parse(said ?? '');
  return Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
};
