import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { extensionOf } from './content-type.ts';

/** A folder of Markdown files, wherever they lie. */
export type MarkdownFolder = Pick<ZipArchive, 'entries' | 'find' | 'read' | 'open' | 'unsafe'>;

export const isMarkdown = (name: string): boolean => ['md', 'markdown'].includes(extensionOf(name));
/** Settings of programs, and what the Mac adds to every archive. Obsidian keeps its trash in such a folder, too. */
const isHidden = (name: string) => /(?:^|\/)(?:\.(?!trash\/)|__MACOSX\/)/.test(name);
export const isInTrash = ({ name }: ZipEntry): boolean => /(?:^|\/)\.trash\//.test(name);
export const isNote = ({ name }: ZipEntry): boolean => isMarkdown(name) && !isHidden(name);

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What lies in a folder, and how its files find each other. */
export const openFolder = (folder: MarkdownFolder) => {
  const root = commonRoot(folder.entries);
  const notes = folder.entries.filter(isNote);
  const others = folder.entries.filter((entry) => !isNote(entry) && !isHidden(entry.name) && !isInTrash(entry));
  const byBase = new Map<string, ZipEntry>();
  for (const entry of folder.entries) if (!isHidden(entry.name)) byBase.set(baseOf(entry.name).toLowerCase(), entry);

  /** Beside the note, from the top, or wherever a file of this name lies, as Obsidian looks for it. */
  const locate = (from: ZipEntry, path: string): ZipEntry | undefined => {
    if (path === '') return undefined;
    const beside = join(from.name.slice(0, from.name.lastIndexOf('/') + 1), path);
    return folder.find(beside) ?? folder.find(join(root, path)) ?? byBase.get(baseOf(path).toLowerCase());
  };

  return {
    notes,
    others,
    locate,
    /** Without the folder in which everything lies. */
    pathOf: (entry: ZipEntry): string => entry.name.slice(root.length),
    /** The path in an archive with, or without, a folder around everything. */
    otherPathOf: ({ name }: ZipEntry): string => (root === '' ? name.slice(name.indexOf('/') + 1) : name),
    /** Obsidian keeps its settings beside the notes. */
    isVault: folder.entries.some(({ name }) => name.startsWith(`${root}.obsidian/`)),
  };
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
