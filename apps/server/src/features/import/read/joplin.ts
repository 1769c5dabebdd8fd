import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import { deriveId } from '../../../platform/secret/id.ts';
import { sourceLine } from '../text/html.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { writePlace } from '../text/place.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import type { Target } from '../text/rich-text-writer.ts';
import { contentTypeOf, extensionOf } from './content-type.ts';
import { ImportFault } from './fault.ts';
import type { JoplinFile, JoplinFiles } from './joplin-files.ts';
import {
  type JoplinIndex,
  type JoplinItem,
  type JoplinResource,
  readIndex,
  readTitle,
  splitItem,
} from './joplin-index.ts';
import { type DraftFile, type DraftNote, emptyDraft, isFaulty, type NoteReader, type ReadItem } from './port.ts';
import { FoundReferences } from './references.ts';
import { remindOnce } from './remind-once.ts';

const HTML = '2';
const FOLDERS_DEEP = 20;

/** Reads the JEX of Joplin, a tar, or its RAW folder: text files with properties at their end, and resources. */
export const readJoplin = (files: JoplinFiles): NoteReader => ({
  source: 'joplin',
  async *items(): AsyncGenerator<ReadItem> {
    const index = await readIndex(files);
    for (const name of index.broken) yield { name, fault: 'import_item_damaged' };
    let isAllRead = index.broken.length === 0;
    for (const file of index.notes.values()) {
      const item = await toItem(index, file);
      if (isFaulty(item)) isAllRead = false;
      yield item;
    }
    // A note that cannot be read may show any of them.
    if (!isAllRead) return;
    for (const [id, { title, isUsed }] of index.resources) {
      if (!isUsed) yield { name: title || id, fault: 'import_file_unused' };
    }
  },
});

const RESOURCE_NAME = /:\/([\da-f]{32})/gi;

const toItem = async (index: JoplinIndex, file: JoplinFile): Promise<ReadItem> => {
  const { id } = file;
  const isTooLong = file.size > IMPORT_TEXT_MAX_BYTES;
  try {
    if (isTooLong) return { name: (await readTitle(file)) || id, fault: 'import_item_too_long' };
    const item = splitItem((await file.read(file.size)).toString('utf8'));
    const name = item.title || id;
    const { deleted_time = '0', encryption_applied } = item.properties;
    if (encryption_applied === '1') return { name, fault: 'import_item_locked' };
    for (const [, named = ''] of item.body.matchAll(RESOURCE_NAME)) {
      const resource = index.resources.get(named.toLowerCase());
      if (resource) resource.isUsed = true;
    }
    return {
      key: id,
      name,
      isArchived: false,
      isTrashed: Number(deleted_time) > 0,
      textBytes: file.size,
      read: async () => toDraft(index, id, item),
    };
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return { name: id, fault: error.code };
  }
};

/** `:/` and an id, or an external link that opens Joplin. */
const targetOf = (address: string): string | null => {
  const [, id] =
    /^:\/([\da-f]{32})/i.exec(address) ?? /^joplin:\/\/x-callback-url\/openNote\?id=([\da-f]{32})/i.exec(address) ?? [];
  return id?.toLowerCase() ?? null;
};

const toDraft = (index: JoplinIndex, id: string, { title, body, properties }: JoplinItem): DraftNote => {
  if (body.length > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
  const found = new FoundReferences(`joplin/${id}`);

  const findResource = (target: string): (() => DraftFile) | null => {
    const [resource, file] = [index.resources.get(target), index.bytes.get(target)];
    if (resource && file && !resource.isLocked) return () => toFile(resource, file, `${id}/${target}`);
    found.faults.push(resource?.isLocked ? 'import_part_locked' : 'import_file_missing');
    return null;
  };
  const image = (address: string): Target => {
    const target = targetOf(address);
    if (!target) return found.showData(address) ?? null;
    const make = findResource(target);
    return make && found.show(target, make);
  };
  const link = (address: string): Target => {
    const target = targetOf(address);
    if (!target) return null;
    if (!index.resources.has(target)) return found.linkNote(target, index.notes.has(target));
    const make = findResource(target);
    return make && { file: found.use(target, make).id };
  };

  const html = rewriteHtml(properties['markup_language'] === HTML ? body : markdownToHtml(body), { image, link });
  const due = Number(properties['todo_due'] ?? 0);
  return {
    ...emptyDraft,
    title,
    html: `${html}${sourceLine(properties['source_url'])}`,
    labels: [
      ...(index.tagsOfNote.get(id) ?? []).flatMap((tag) => index.tags.get(tag) ?? []),
      ...foldersOf(index, properties['parent_id'] ?? ''),
    ],
    location: writePlace('', properties['latitude'], properties['longitude']),
    done: properties['is_todo'] === '1' && Number(properties['todo_completed'] ?? 0) > 0,
    createdAt: timeOf(properties['user_created_time'] ?? properties['created_time']),
    updatedAt: timeOf(properties['user_updated_time'] ?? properties['updated_time']),
    reminders: due > 0 ? remindOnce(new Date(due)) : [],
    files: found.files,
    links: found.links,
    faults: found.faults,
  };
};

/** The notebooks of a note, the outermost first. */
const foldersOf = ({ folders }: JoplinIndex, first: string): string[] => {
  const names: string[] = [];
  for (let id = first; names.length < FOLDERS_DEEP; ) {
    const folder = folders.get(id);
    if (!folder) break;
    names.unshift(folder.title);
    id = folder.parent;
  }
  return names;
};

const toFile = ({ title, mime }: JoplinResource, file: JoplinFile, key: string): DraftFile => {
  const extension = extensionOf(file.ending);
  const name = title.trim() || (extension ? `${file.id}.${extension}` : file.id);
  return {
    id: deriveId(new Date(0), `joplin/${key}`),
    name,
    contentType: contentTypeOf(extensionOf(name) ? name : `x.${extension}`, mime),
    size: file.size,
    inline: false,
    open: () => file.open(),
  };
};

const timeOf = (said: string | undefined): Date | null => {
  const milliseconds = Date.parse(said ?? '');
  return Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
};
