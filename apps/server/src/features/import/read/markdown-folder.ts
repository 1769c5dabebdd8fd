import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { bundleNameOf } from './bundle.ts';
import { extensionOf } from './content-type.ts';

/** A folder of Markdown files, in an archive or alone. */
export type MarkdownFolder = Pick<ZipArchive, 'entries' | 'find' | 'read' | 'open' | 'unsafe'>;

export const isMarkdown = (name: string): boolean => ['md', 'markdown'].includes(extensionOf(name));
/** Folders with settings of programs, and those that macOS adds to archives. Obsidian's trash is such a folder as well. */
const isHidden = (name: string) => /(?:^|\/)(?:\.(?!trash\/)|__MACOSX\/)/.test(name);
export const isInTrash = ({ name }: ZipEntry): boolean => /(?:^|\/)\.trash\//.test(name);
export const isNote = ({ name }: ZipEntry): boolean => isMarkdown(name) && !isHidden(name);

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The name that links use. The text of a bundle has the name of the bundle. */
const linkNameOf = (entry: ZipEntry): string => {
  const bundle = isNote(entry) ? bundleNameOf(entry.name) : null;
  return bundle === null ? baseOf(entry.name) : `${bundle}.md`;
};

const listShown = ({ entries }: MarkdownFolder) => entries.values().filter(({ name }) => !isHidden(name));

/** The files of a folder, and how their paths are resolved. */
export const openFolder = (folder: MarkdownFolder) => {
  const root = commonRoot(folder.entries);
  const notes = folder.entries.filter(isNote);
  const others = folder.entries.filter((entry) => !isNote(entry) && !isHidden(entry.name) && !isInTrash(entry));
  let byBase: Map<string, ZipEntry> | null = null;
  const findByBase = (path: string): ZipEntry | undefined => {
    byBase ??= new Map(listShown(folder).map((entry) => [linkNameOf(entry).toLowerCase(), entry]));
    return byBase.get(baseOf(path).toLowerCase());
  };

  /** Looks beside the note, then at the top, then for any file with this name, as Obsidian does. */
  const locate = (from: ZipEntry, path: string): ZipEntry | undefined => {
    if (path === '') return undefined;
    const beside = join(from.name.slice(0, from.name.lastIndexOf('/') + 1), path);
    return folder.find(beside) ?? folder.find(join(root, path)) ?? findByBase(path);
  };

  return {
    notes,
    others,
    locate,
    /** The path without the folder around everything. */
    pathOf: (entry: ZipEntry): string => entry.name.slice(root.length),
    /** The path in an archive with, or without, a folder around everything. */
    otherPathOf: ({ name }: ZipEntry): string => (root === '' ? name.slice(name.indexOf('/') + 1) : name),
    /** Obsidian stores its settings beside the notes. */
    isVault: folder.entries.some(({ name }) => name.startsWith(`${root}.obsidian/`)),
  };
};

/** A path inside the archive; a path that leaves the archive finds nothing. */
const join = (folder: string, path: string): string => {
  const steps: string[] = [];
  for (const step of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
};

/** The folder around everything, if there is one. It is named after the archive, not after a notebook. */
const commonRoot = (entries: readonly ZipEntry[]): string => {
  const seen = entries.filter(({ name }) => !isHidden(name));
  const [first] = seen[0]?.name.split('/', 1) ?? [];
  return first !== undefined && seen.every(({ name }) => name.startsWith(`${first}/`)) ? `${first}/` : '';
};
