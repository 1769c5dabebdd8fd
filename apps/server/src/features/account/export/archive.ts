import { Readable } from 'node:stream';
import type { ImportSummary } from '@pinlife/contract/import/schema';
import type { Media } from '@pinlife/contract/media/schema';
import type { Note } from '@pinlife/contract/note/schema';
import type { User } from '@pinlife/contract/user/schema';
import yazl from 'yazl';
import type { Clock } from '../../../platform/clock.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { AccountRepo, StoredFile } from '../repo.ts';
import { nameFiles, toFileName } from './file-names.ts';
import { writeMarkdown } from './markdown.ts';
import { pageEnd, pageStart, writeArticle } from './page.ts';

type Dependencies = {
  repo: Pick<AccountRepo, 'listFiles' | 'listTitles' | 'listHiddenMemories'>;
  users: { getProfile(userId: string): Promise<User> };
  readNotes(userId: string): AsyncIterable<Note>;
  findNote(userId: string, id: string): Promise<Note | null>;
  listImports(userId: string): Promise<readonly ImportSummary[]>;
  storage: Pick<Storage, 'read'>;
  clock: Clock;
};

/**
 * Everything of a person in one archive: as JSON, from which it can be brought in again, as a page for reading, and as
 * Markdown files, with the media beside them. Nothing of it is held in memory.
 */
export const createExporter =
  ({ repo, users, readNotes, findNote, listImports, storage, clock }: Dependencies) =>
  async (userId: string): Promise<{ name: string; bytes: Readable }> => {
    const [user, files, titles, imports, hiddenMemories] = await Promise.all([
      users.getProfile(userId),
      repo.listFiles(userId),
      repo.listTitles(userId),
      listImports(userId),
      repo.listHiddenMemories(userId),
    ]);
    const now = clock.now();
    const zip = new yazl.ZipFile();
    const bytes = zip.outputStream as Readable;
    // A download that breaks off ends the archive, and nobody else closes the file that is being put into it.
    let entry: Readable | undefined;
    bytes.once('close', () => entry?.destroy());
    const add = (path: string, mtime: Date, compress: boolean, open: () => Promise<Readable>) =>
      zip.addReadStreamLazy(path, { mtime, compress }, (callback) => {
        open().then(
          (opened) => {
            entry = opened;
            if (bytes.destroyed) entry.destroy();
            callback(null, entry);
          },
          (error) => callback(error, Readable.from([])),
        );
      });
    add('pinlife.json', now, true, async () =>
      Readable.from(writeJson({ user, imports, hiddenMemories }, readNotes(userId), now)),
    );
    const name = `${user.firstName} ${user.lastName}`;
    add('index.html', now, true, async () => Readable.from(writePage(name, readNotes(userId), now)));
    for (const { path, id, createdAt } of nameFiles(titles)) {
      add(path, createdAt, true, async () => {
        // It may have been deleted since the list was made.
        const note = await findNote(userId, id);
        return Readable.from([note ? writeMarkdown(note, linkFrom(note, '../')) : '']);
      });
    }
    // Pictures, sound and most documents are compressed already.
    for (const file of files) {
      add(pathOf(file), file.created_at, false, () => storage.read(`${file.object_key}/${ORIGINAL}`));
    }
    zip.end();
    // What cannot be read cuts the archive off: a download that failed is better than one that lacks something.
    zip.on('error', (error: Error) => bytes.destroy(error));
    return { name: `pinlife-${user.username}-${now.toISOString().slice(0, 10)}.zip`, bytes };
  };

/** The id keeps apart what bears the same name; names keep their letters and lose what a file system would not take. */
const pathOf = ({ id, name }: Pick<StoredFile, 'id' | 'name'>): string => `media/${id}/${toFileName(name) || 'file'}`;

/** Where a file of a note lies, seen from a page or a text. */
const linkFrom = (note: Note, up: string) => {
  const paths = new Map(note.media.map(({ _id, filename }) => [_id, pathOf({ id: _id, name: filename })]));
  return (mediaId: string): string | null => {
    const path = paths.get(mediaId);
    return path === undefined ? null : `${up}${path.split('/').map(encodeURIComponent).join('/')}`;
  };
};

async function* writePage(name: string, notes: AsyncIterable<Note>, now: Date): AsyncGenerator<string> {
  yield pageStart(name, now);
  for await (const note of notes) if (note.deletedAt === null) yield writeArticle(note, linkFrom(note, ''));
  yield pageEnd;
}

type Owner = { user: User; imports: readonly ImportSummary[]; hiddenMemories: readonly string[] };

async function* writeJson(owner: Owner, notes: AsyncIterable<Note>, now: Date): AsyncGenerator<string> {
  const about = { format: 'pinlife-export', version: 1, exportedAt: now.toISOString() };
  const { user, imports, hiddenMemories } = owner;
  // Each note is a line of its own: whoever reads it need not hold all of them.
  yield `${JSON.stringify(about).slice(0, -1)},\n"user":${JSON.stringify(user)},\n`;
  yield `"imports":${JSON.stringify(imports)},\n`;
  yield `"hiddenMemories":${JSON.stringify(hiddenMemories)},\n"notes":[`;
  let separator = '\n';
  for await (const note of notes) {
    yield `${separator}${JSON.stringify({ ...note, media: note.media.map(toFile) })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** In the archive an item has a path; its addresses would be stale by then. */
const toFile = ({ url: _url, thumbUrl: _thumbUrl, thumbs: _thumbs, ...media }: Media) => ({
  ...media,
  file: pathOf({ id: media._id, name: media.filename }),
});
