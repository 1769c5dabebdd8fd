import type { ErrorCode } from '@pinlife/contract/errors';
import { IMPORT_TEXT_MAX_BYTES, type ImportSource } from '@pinlife/contract/import/limits';
import { NOTE_CONTENT_MAX_BYTES, type NoteColor } from '@pinlife/contract/note/limits';
import { deriveId } from '../../../platform/secret/id.ts';
import { ImportFault } from '../fault.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { type FrontMatter, readTime, splitFrontMatter } from '../text/front-matter.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import { contentTypeOf, extensionOf } from './content-type.ts';
import { type DraftFile, type DraftNote, emptyDraft, type FoundNote, type NoteReader, type ReadItem } from './port.ts';

/** A folder of Markdown files, wherever they lie. */
export type MarkdownFolder = Pick<ZipArchive, 'entries' | 'find' | 'read' | 'open' | 'unsafe'>;

const isMarkdown = (name: string) => ['md', 'markdown'].includes(extensionOf(name));
/** Settings of programs, and what the Mac adds to every archive. Obsidian keeps its trash in such a folder, too. */
const isHidden = (name: string) => /(^|\/)(\.(?!trash\/)|__MACOSX\/)/.test(name);
const isNote = ({ name }: ZipEntry) => isMarkdown(name) && !isHidden(name);

export const isMarkdownFolder = ({ entries }: MarkdownFolder): boolean => entries.some(isNote);

/** Notesnook says in each file when it was made and edited, in a way of its own. */
const isNotesnook = ({ created_at, updated_at }: FrontMatter) => !!created_at && !!updated_at;

const colors: Readonly<Record<string, NoteColor>> = {
  red: '#ffbab4',
  orange: '#fbd77a',
  yellow: '#fbd77a',
  green: '#e8eaed',
  blue: '#c0d8ff',
  purple: '#dacaff',
  gray: '#e8eaed',
  black: '#e8eaed',
};

/** A ZIP of Markdown files with their pictures beside them: of Notesnook, of Obsidian, or of no program at all. */
export const readMarkdown = async (folder: MarkdownFolder): Promise<NoteReader> => {
  const notes = folder.entries.filter(isNote);
  const root = commonRoot(folder.entries);
  const byBase = new Map(folder.entries.map((entry) => [baseOf(entry.name), entry]));
  const source = await findSource(folder, notes);

  const toFound = async (entry: ZipEntry): Promise<FoundNote> => {
    const path = entry.name.slice(root.length);
    const text = decode(await folder.read(entry, IMPORT_TEXT_MAX_BYTES));
    const { matter, body } = splitFrontMatter(text);
    const titled = findTitle(matter, body, path);
    return {
      key: source === 'notesnook' && isNotesnook(matter) ? `${matter.created_at}|${titled.title}` : path,
      name: titled.title || path,
      isArchived: matter.archived ?? /^_archive\//.test(path),
      isTrashed: /(^|\/)\.trash\//.test(path),
      read: async () => toDraft({ entry, path, matter, ...titled }),
    };
  };

  type Parts = { entry: ZipEntry; path: string; matter: FrontMatter; title: string; body: string };
  const toDraft = ({ entry, path, matter, title, body }: Parts): DraftNote => {
    if (body.length > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
    const files = new Map<string, DraftFile>();
    const faults: ErrorCode[] = [];
    const use = (address: string, inline: boolean): DraftFile | null => {
      const found = isElsewhere(address) ? null : locate(entry.name, address);
      if (!found || isMarkdown(found.name)) return null;
      const file = files.get(found.name) ?? toFile(folder, found, path, inline);
      files.set(found.name, file);
      return file;
    };
    const html = rewriteHtml(markdownToHtml(body), {
      image: (address) => {
        const file = use(address, true);
        if (!file && !isElsewhere(address) && !isMarkdown(address)) faults.push('import_file_missing');
        return file?.contentType.startsWith('image/') ? file.id : null;
      },
      link: (address) => use(address, false) !== null,
    });
    const createdAt = readTime(matter.created ?? matter.created_at ?? matter.date);
    const updatedAt = readTime(matter.updated ?? matter.updated_at ?? matter.modified);
    return {
      ...emptyDraft,
      title,
      html,
      labels: [...(matter.tags ?? []), ...(matter.tag ?? []), ...(matter.labels ?? []), ...foldersOf(path)],
      color: colors[matter.color?.toLowerCase() ?? ''] ?? emptyDraft.color,
      passion: (matter.pinned ?? false) || (matter.favorite ?? false),
      done: matter.archived ?? /^_archive\//.test(path),
      createdAt: createdAt ?? entry.modifiedAt,
      updatedAt: updatedAt ?? createdAt ?? entry.modifiedAt,
      files: [...files.values()],
      faults,
    };
  };

  /** Beside the note, from the top, or wherever a file of this name lies, as Obsidian looks for it. */
  const locate = (from: string, address: string): ZipEntry | undefined => {
    const plain = decodeAddress(address.replace(/[?#].*$/s, ''));
    if (plain === '') return undefined;
    const beside = join(from.slice(0, from.lastIndexOf('/') + 1), plain);
    return folder.find(beside) ?? folder.find(join(root, plain)) ?? byBase.get(baseOf(plain));
  };

  return {
    source,
    async *items(): AsyncGenerator<ReadItem> {
      for (const name of folder.unsafe) yield { name, fault: 'import_item_unsafe' };
      for (const entry of notes) {
        try {
          yield await toFound(entry);
        } catch (error) {
          if (!(error instanceof ImportFault)) throw error;
          yield { name: entry.name, fault: error.code };
        }
      }
    },
  };
};

const findSource = async (folder: MarkdownFolder, notes: readonly ZipEntry[]): Promise<ImportSource> => {
  for (const entry of notes.slice(0, 3)) {
    const bytes = await folder.read(entry, IMPORT_TEXT_MAX_BYTES).catch(() => Buffer.alloc(0));
    if (isNotesnook(splitFrontMatter(bytes.toString('utf8')).matter)) return 'notesnook';
  }
  return 'markdown';
};

/** The front matter says it, or a first heading, or the name of the file. */
const findTitle = ({ title = '' }: FrontMatter, body: string, path: string) => {
  const [line, heading = ''] = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body.slice(0, 2000)) ?? [];
  const isHeading = line !== undefined && (title.trim() === '' || heading.trim() === title.trim());
  const stem = baseOf(path).replace(/\.[^.]*$/, '');
  return {
    title: title.trim() || heading.trim() || (/^untitled(?: \d+)?$/i.test(stem) ? '' : stem),
    body: isHeading ? body.slice(line.length) : body,
  };
};

const toFile = (folder: MarkdownFolder, entry: ZipEntry, notePath: string, inline: boolean): DraftFile => {
  const name = baseOf(entry.name);
  return {
    id: deriveId(new Date(0), `markdown/${notePath}/${entry.name}`),
    name,
    contentType: contentTypeOf(name),
    size: entry.size,
    inline,
    open: () => folder.open(entry),
  };
};

const decode = (bytes: Buffer): string => {
  if (bytes.subarray(0, 2).toString('hex') === 'fffe') return bytes.toString('utf16le').slice(1);
  const text = bytes.toString('utf8');
  if (text.includes('\0')) throw new ImportFault('import_item_damaged');
  // Written before everybody wrote UTF-8.
  return text.includes('\ufffd') ? bytes.toString('latin1') : text;
};

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .filter((name) => !/^[._]/.test(name));
const isElsewhere = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');

const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address.normalize('NFC');
  }
};

/** A path inside the archive; one that leads out of it finds nothing. */
const join = (folder: string, path: string): string => {
  const steps: string[] = [];
  for (const step of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
};

/** The folder in which everything lies, where there is one: it is the name of the archive, not of a notebook. */
const commonRoot = (entries: readonly ZipEntry[]): string => {
  const seen = entries.filter(({ name }) => !isHidden(name));
  const [first] = seen[0]?.name.split('/', 1) ?? [];
  return first !== undefined && seen.every(({ name }) => name.startsWith(`${first}/`)) ? `${first}/` : '';
};
