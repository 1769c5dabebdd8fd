import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import { deriveId } from '../../../platform/secret/id.ts';
import type { FileBytes } from '../file/blocks.ts';
import { sourceLine } from '../text/html.ts';
import { writePlace } from '../text/place.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import type { Target } from '../text/rich-text-writer.ts';
import { decodeBase64 } from './base64.ts';
import { contentTypeOf } from './content-type.ts';
import { createScanner, type EnexNote, type EnexResource } from './enex-scanner.ts';
import { readEnexTime, readTaskReminder, writeTasks } from './evernote-tasks.ts';
import { ImportFault } from './fault.ts';
import { type DraftFile, type DraftNote, emptyDraft, type NoteReader, type ReadItem } from './port.ts';
import { FoundReferences } from './references.ts';
import { remindOnce } from './remind-once.ts';

const NOTE_LINK = 'evernote:';
/** The addresses of notes in Evernote's web app. */
const WEB_LINK = /^https:\/\/(?:share\.evernote\.com\/note\/|www\.evernote\.com\/shard\/[^/]{1,20}\/n[a-z]\/)/;

/** This hash changes when a task is added, so it is left out of the digest. */
const TASKS_HASH = /--en-content-hash:[\da-f]{1,64};?/g;

/** The keys of the notes in a file, by title; of two with one title the first. */
type Titles = ReadonlyMap<string, string>;

/** Reads ENEX of Evernote: one XML file that contains all pictures. */
export const readEvernote = (bytes: FileBytes): NoteReader => ({
  source: 'evernote',
  async *items(): AsyncGenerator<ReadItem> {
    const scanner = createScanner();
    const makeKey = createKeys();
    let titles: Promise<Titles> | null = null;
    const getTitles = () => {
      titles ??= indexTitles(bytes);
      return titles;
    };
    let isAny = false;
    for await (const chunk of bytes.stream() as AsyncIterable<Buffer>) {
      // latin1 keeps one character per byte, so indexes are file offsets.
      for (const note of scanner.scan(chunk.toString('latin1'))) {
        isAny = true;
        yield toItem(bytes, note, makeKey(note), getTitles);
      }
    }
    if (scanner.isComplete()) return;
    if (!isAny) throw new ImportFault('import_damaged');
    // The notes before the damage are complete.
    yield { name: '…', fault: 'import_damaged' };
  },
});

const titleOf = ({ fields }: EnexNote): string => fields.get('title')?.trim() ?? '';

/** ENEX has no note ids, so the key is creation date and title. */
const createKeys = () => {
  const seen = new Map<string, number>();
  return (note: EnexNote): string => {
    const base = `${note.fields.get('created')?.trim() ?? ''}|${titleOf(note)}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}#${count}`;
  };
};

/** Links contain an id that ENEX lacks, so targets are found by title; the file is read a second time if there are links. */
const indexTitles = async (bytes: FileBytes): Promise<Titles> => {
  const scanner = createScanner({ isIndex: true });
  const makeKey = createKeys();
  const titles = new Map<string, string>();
  for await (const chunk of bytes.stream() as AsyncIterable<Buffer>) {
    for (const note of scanner.scan(chunk.toString('latin1'))) {
      const [title, key] = [titleOf(note), makeKey(note)];
      if (title !== '' && !titles.has(title)) titles.set(title, key);
    }
  }
  return titles;
};

const toItem = (bytes: FileBytes, note: EnexNote, key: string, getTitles: () => Promise<Titles>): ReadItem => {
  const title = titleOf(note);
  if (note.isTooLong) return { name: title || key, fault: 'import_item_too_long' };
  const content = note.fields.get('content') ?? '';
  const hasLinks = content.includes(NOTE_LINK) || content.includes('evernote.com/');
  return {
    key,
    digest: hash('sha256', content.replace(TASKS_HASH, '')),
    name: title || key,
    isArchived: false,
    isTrashed: false,
    textBytes: note.fields.values().reduce((sum, { length }) => sum + length, 0),
    read: async () => toDraft(bytes, note, key, hasLinks ? await getTitles() : new Map()),
  };
};

const toDraft = (bytes: FileBytes, note: EnexNote, key: string, titles: Titles): DraftNote => {
  const { fields, tags, resources } = note;
  const content = fields.get('content') ?? '';
  if (content.length > NOTE_CONTENT_MAX_BYTES * 2) throw new ImportFault('import_item_too_long');
  const found = new FoundReferences(`evernote/${key}`);
  const byHash = new Map(resources.map((resource) => [resource.md5, resource]));
  const make = (resource: EnexResource) => () => toFile(bytes, key, resource);
  const image = (address: string): Target => {
    const hash = address.toLowerCase();
    const resource = byHash.get(hash);
    if (resource) return found.show(hash, make(resource));
    if (/^[\da-f]{32}$/.test(hash)) found.faults.push('import_file_missing');
    return found.showData(address) ?? null;
  };
  const link = (address: string, words: string): Target => {
    const target = titles.get(words.trim());
    // The note may still exist on the web.
    if (WEB_LINK.test(address)) return target === undefined ? null : found.linkNote(target, true);
    return address.startsWith(NOTE_LINK) ? found.linkNote(target ?? address, target !== undefined) : null;
  };
  const groups = Map.groupBy(note.tasks, (task) => task.get('taskGroupNoteLevelID') ?? '');
  const takeTasks = (group: string): string => {
    const html = writeTasks(groups.get(group) ?? []);
    groups.delete(group);
    return html;
  };
  const text = rewriteHtml(content, {
    image,
    link,
    tasks: takeTasks,
    // Encrypted sections stay encrypted: PinLife has no key.
    onLocked: () => found.faults.push('import_part_locked'),
    isXml: true,
  });
  // Resources that the text does not use become files of the note.
  for (const resource of resources) found.use(resource.md5, make(resource));
  const createdAt = readEnexTime(fields.get('created'));
  const remindsAt = readEnexTime(fields.get('reminder-time'));
  const title = titleOf(note);
  return {
    ...emptyDraft,
    title: /^untitled(?: note)?$/i.test(title) ? '' : title,
    html: `${text}${[...groups.keys()].map(takeTasks).join('')}${sourceLine(fields.get('source-url')?.trim())}`,
    labels: tags,
    done: readEnexTime(fields.get('reminder-done-time')) !== null,
    location: writePlace(fields.get('place-name'), fields.get('latitude'), fields.get('longitude')),
    createdAt,
    updatedAt: readEnexTime(fields.get('updated')) ?? createdAt,
    reminders: [
      ...(remindsAt ? remindOnce(remindsAt) : []),
      ...note.tasks.flatMap((task) => readTaskReminder(task, found.faults)),
    ],
    files: found.files,
    links: found.links,
    faults: found.faults,
  };
};

const toFile = (bytes: FileBytes, key: string, { start, end, size, md5, mime, name }: EnexResource): DraftFile => {
  const contentType = contentTypeOf(name, mime);
  return {
    id: deriveId(new Date(0), `evernote/${key}/${md5}`),
    name: name || `${md5.slice(0, 8)}.${/\/([a-z\d]{1,5})$/.exec(contentType)?.[1] ?? 'bin'}`,
    contentType,
    size,
    inline: false,
    open: async (): Promise<Readable> => decodeBase64(bytes.stream(start, end)),
  };
};
