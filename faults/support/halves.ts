import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { query } from './postgres.ts';
import { REMINDERS_PER_NOTE } from './writing.ts';

/** Lists incomplete data, acknowledged or not, in the tables and among the files. */
export const listHalves = async (dataDir: string): Promise<string[]> => {
  const objects = join(dataDir, 'media', 'objects');
  const notes = await query<{ id: string }>(
    dataDir,
    `select id from notes
     where media_count <> 1
       or media_count <> (select count(*) from media where (media.user_id, media.note_id) = (notes.user_id, notes.id))
       or not reminder
       or ${REMINDERS_PER_NOTE} <>
         (select count(*) from reminders where (reminders.user_id, reminders.note_id) = (notes.user_id, notes.id))`,
  );
  const media = await query<{ key: string }>(dataDir, 'select object_key as key from media');
  const listed = await query<{ key: string }>(dataDir, 'select key from unclaimed_objects');
  const known = [...media, ...listed].map(({ key }) => key);
  return [
    ...notes.map(({ id }) => `the note ${id}`),
    ...media.filter(({ key }) => !existsSync(join(objects, key, 'original'))).map(({ key }) => `no bytes: ${key}`),
    // Unused files are fine if they are listed for removal.
    ...listFiles(objects).filter((path) => !known.some((key) => path.startsWith(key))),
  ];
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
