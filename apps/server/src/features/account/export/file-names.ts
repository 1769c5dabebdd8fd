import type { ExportedTitle } from '../../../views/note-export.ts';

const TITLE_LETTERS = 60;

/** Names keep their letters and lose what a file system would not take. */
export const toFileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_');

/** `notes/2024-04-14 Payasam.md`; of two on one day the second says so. */
export const nameFiles = (titles: readonly ExportedTitle[]) => {
  const taken = new Set<string>();
  return titles.map(({ id, title, createdAt }) => {
    const said = [...toFileName(title.replace(/\p{Cc}/gu, ' '))]
      .slice(0, TITLE_LETTERS)
      .join('')
      .trim()
      .replace(/\.+$/, '');
    const stem = `${createdAt.toISOString().slice(0, 10)} ${said}`.trim();
    let name = stem;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} ${count}`;
    taken.add(name.toLowerCase());
    return { id, createdAt, path: `notes/${name}.md` };
  });
};
