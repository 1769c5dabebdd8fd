import type { ExportedTitle } from '../../../views/note-export.ts';

const TITLE_LETTERS = 60;

/** Replaces characters that a file system refuses. */
export const toFileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_');

/**
 * Names the file of one note after the other: `notes/2024-04-14 Payasam.md`. A second note with the same name gets a number.
 * Each name is tried once, so many equal titles stay linear.
 */
export const createFileNames = () => {
  const usedNames = new Set<string>();
  const counts = new Map<string, number>();
  return ({ title, createdAt }: Pick<ExportedTitle, 'title' | 'createdAt'>): string => {
    const safeTitle = [...toFileName(title.replace(/\p{Cc}/gu, ' '))].slice(0, TITLE_LETTERS).join('');
    const stem = `${createdAt.toISOString().slice(0, 10)} ${safeTitle.trim().replace(/(?<!\.)\.+$/, '')}`.trim();
    const key = stem.toLowerCase();
    let count = (counts.get(key) ?? 0) + 1;
    while (usedNames.has(nameOf(key, count))) count += 1;
    counts.set(key, count);
    usedNames.add(nameOf(key, count));
    return `notes/${nameOf(stem, count)}.md`;
  };
};

const nameOf = (stem: string, count: number): string => (count === 1 ? stem : `${stem} ${count}`);
