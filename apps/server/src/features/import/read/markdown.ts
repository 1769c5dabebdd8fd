import { hash } from 'node:crypto';
import { IMPORT_TEXT_MAX_BYTES, type ImportSource } from '@pinlife/contract/import/limits';
import { NOTE_CONTENT_MAX_BYTES, type NoteColor, noteColors } from '@pinlife/contract/note/limits';
import type { ZipEntry } from '../file/zip.ts';
import { type FrontMatter, splitFrontMatter } from '../text/front-matter.ts';
import { linkNames, markdownToHtml } from '../text/markdown.ts';
import { writePlace } from '../text/place.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import { type BundleInfo, bundleNameOf, isTimeName, readBundle } from './bundle.ts';
import { ImportFault } from './fault.ts';
import { baseOf, isInTrash, isNote, type MarkdownFolder, openFolder } from './markdown-folder.ts';
import { createReferences } from './markdown-references.ts';
import { type DraftNote, emptyDraft, type FoundNote, type NoteReader, type ReadItem } from './port.ts';
import { FoundReferences } from './references.ts';
import { remindOnce } from './remind-once.ts';
import { UnusedFiles } from './unused-files.ts';

export const isMarkdownFolder = ({ entries }: MarkdownFolder): boolean => entries.some(isNote);

const colors: Readonly<Record<string, NoteColor>> = {
  red: '#ffbab4',
  orange: '#fbd77a',
  yellow: '#fbd77a',
  green: '#e8eaed',
  blue: '#c0d8ff',
  purple: '#dacaff',
  gray: '#e8eaed',
  black: '#e8eaed',
  ...Object.fromEntries(noteColors.map(({ name, value }) => [name, value])),
};

/** Reads a ZIP of Markdown files and pictures: from Notesnook, Obsidian or any other program. */
export const readMarkdown = async (folder: MarkdownFolder): Promise<NoteReader> => {
  const { notes, others, pathOf, otherPathOf, locate, isVault } = openFolder(folder);
  const source = await findSource(folder, notes);

  const readParts = async (entry: ZipEntry) => {
    const path = pathOf(entry);
    const text = decode(await folder.read(entry, IMPORT_TEXT_MAX_BYTES));
    const { matter: said, body } = splitFrontMatter(text);
    const bundle = await readBundle(folder, entry);
    if (bundle?.isLocked) throw new ImportFault('import_item_locked');
    const matter = bundle ? withBundle(said, bundle) : said;
    const titled = isVault ? findVaultTitle(matter, body, path) : findTitle(matter, body, path);
    const time = source === 'notesnook' ? matter.notesnookTime : null;
    // Notesnook writes a note once for each of its notebooks, with different front matter.
    const identity =
      time === null
        ? { key: path, otherKey: otherPathOf(entry), digest: hash('sha256', text) }
        : { key: `${time}|${titled.title}`, otherKey: undefined, digest: hash('sha256', body) };
    return { entry, path, text, isTrashed: isInTrash(entry) || (bundle?.isTrashed ?? false), ...titled, ...identity };
  };
  type Parts = Awaited<ReturnType<typeof readParts>>;

  const toFound = async (entry: ZipEntry, unused: UnusedFiles): Promise<FoundNote> => {
    const { text, ...parts } = await readParts(entry);
    const { key, otherKey, digest, title, path, isTrashed } = parts;
    unused.readText(text);
    return {
      key,
      otherKey,
      digest,
      name: title || path,
      isArchived: isArchived(parts),
      isTrashed,
      textBytes: entry.size,
      read: () => toDraft(parts),
    };
  };

  /** Keys are paths. Notesnook's keys contain the date, so linked notes are parsed. */
  let keys: Promise<Map<ZipEntry, string>> | null = null;
  const getKeys = () => {
    keys ??= Array.fromAsync(notes, async (entry): Promise<[ZipEntry, string]> => {
      const parts = await readParts(entry).catch(() => null);
      return [entry, parts?.key ?? pathOf(entry)];
    }).then((pairs) => new Map(pairs));
    return keys;
  };

  const toDraft = async ({ entry, path, matter, title, body }: Omit<Parts, 'text'>): Promise<DraftNote> => {
    if (body.length > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
    const keyOf = source === 'notesnook' && body.includes('.md') ? await getKeys() : null;
    const found = new FoundReferences(`markdown/${path}`);
    const extras = matter.extras.map(([name, said]) => `<p>${linkNames(`${name}: ${said}`)}</p>`);
    const html = rewriteHtml(
      `${markdownToHtml(body)}${extras.join('')}`,
      createReferences(found, {
        folder,
        path,
        locate: (name) => locate(entry, name),
        keyOf: (note) => keyOf?.get(note) ?? pathOf(note),
      }),
    );
    // Notesnook has no folder around its notebooks.
    const folders = source === 'notesnook' ? entry.name : path;
    return {
      ...emptyDraft,
      title,
      html,
      labels: [...matter.tags, ...foldersOf(folders)],
      color: (Object.hasOwn(colors, matter.color) && colors[matter.color]) || emptyDraft.color,
      passion: matter.isPinned,
      done: isArchived({ matter, entry }) || matter.isDone,
      location: writePlace(matter.place.name, matter.place.latitude, matter.place.longitude),
      createdAt: matter.created ?? entry.modifiedAt,
      updatedAt: matter.updated ?? matter.created ?? entry.modifiedAt,
      reminders: matter.due ? remindOnce(matter.due) : [],
      files: found.files,
      links: found.links,
      faults: found.faults,
    };
  };

  return {
    source,
    async *items(): AsyncGenerator<ReadItem> {
      for (const name of folder.unsafe) yield { name, fault: 'import_item_unsafe' };
      const unused = new UnusedFiles(others);
      for (const entry of notes) {
        try {
          yield await toFound(entry, unused);
        } catch (error) {
          if (!(error instanceof ImportFault)) throw error;
          yield { name: bundleNameOf(entry.name) ?? entry.name, fault: error.code };
        }
      }
      for (const entry of unused.entries) yield { name: pathOf(entry), fault: 'import_file_unused' };
    },
  };
};

const withBundle = (matter: FrontMatter, bundle: BundleInfo): FrontMatter => ({
  ...matter,
  created: matter.created ?? bundle.created,
  updated: matter.updated ?? bundle.updated,
  isPinned: matter.isPinned || bundle.isPinned,
  isArchived: matter.isArchived ?? bundle.isArchived,
});

const isArchived = ({ matter, entry }: { matter: FrontMatter; entry: ZipEntry }): boolean =>
  matter.isArchived ?? entry.name.startsWith('_archive/');

const findSource = async (folder: MarkdownFolder, notes: readonly ZipEntry[]): Promise<ImportSource> => {
  for (const entry of notes.slice(0, 3)) {
    const bytes = await folder.read(entry, IMPORT_TEXT_MAX_BYTES).catch(() => Buffer.alloc(0));
    if (splitFrontMatter(bytes.toString('utf8')).matter.notesnookTime !== null) return 'notesnook';
  }
  return 'markdown';
};

/** In an Obsidian vault the file name is the title. */
const findVaultTitle = (matter: FrontMatter, body: string, path: string) => {
  const title = nameOf(path);
  const isOther = matter.title !== '' && matter.title !== title;
  const extras = [...(isOther ? [['title', matter.title] as const] : []), ...matter.extras];
  const heading = findHeading(body);
  return { title, matter: { ...matter, extras }, body: heading?.words === title ? heading.rest : body };
};

/** The title is taken from the front matter, a first heading, or the file name. */
const findTitle = (matter: FrontMatter, body: string, path: string) => {
  const said = matter.title;
  const heading = findHeading(body);
  const isTitle = heading !== null && (said === '' || heading.words === said);
  return { matter, title: said || heading?.words || nameOf(path), body: isTitle ? heading.rest : body };
};

/** A heading of the first level at the beginning of the text. */
const findHeading = (body: string): { words: string; rest: string } | null => {
  const start = body.slice(0, HEADING_MAX_LENGTH).trimStart();
  const [line = ''] = start.split('\n', 1);
  if (!/^#[ \t]/.test(line)) return null;
  const words = line.slice(1).trim();
  const closed = withoutSigns(words, '#');
  const rest = body.trimStart().slice(line.length + 1);
  // `# C#` has no closing signs: those follow a blank.
  return { words: closed === '' || /\s$/.test(closed) ? closed.trim() : words, rest };
};

const withoutSigns = (text: string, sign: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
};

const HEADING_MAX_LENGTH = 2000;

const nameOf = (path: string): string => {
  const bundle = bundleNameOf(path);
  if (bundle !== null) return isTimeName(bundle) ? '' : bundle;
  const base = baseOf(path);
  const stem = base.slice(0, base.lastIndexOf('.')).replace(/ [\da-f]{32}$/, '');
  return /^untitled(?: \d{1,6})?$/i.test(stem) ? '' : stem;
};

const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .filter((name) => !/^[._]|\.textbundle$/.test(name))
    // Notion appends the id of a page to its name.
    .map((name) => name.replace(/ [\da-f]{32}$/, ''));

const decode = (bytes: Buffer): string => {
  if (bytes.subarray(0, 2).toString('hex') === 'fffe') return bytes.toString('utf16le').slice(1);
  const text = bytes.toString('utf8');
  if (text.includes('\0')) throw new ImportFault('import_item_damaged');
  // The file is older than UTF-8.
  return text.includes('\ufffd') ? bytes.toString('latin1') : text;
};
