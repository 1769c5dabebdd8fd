import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { CalendarFeed } from '@pinlife/contract/calendar/schema';
import type { ImportSummary } from '@pinlife/contract/import/schema';
import type { Media } from '@pinlife/contract/media/schema';
import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';
import type { Share } from '@pinlife/contract/share/schema';
import type { User } from '@pinlife/contract/user/schema';
import type { Webhook } from '@pinlife/contract/webhook/schema';
import yazl from 'yazl';
import type { Clock } from '../../../platform/clock.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { AccountRepo, StoredFile } from '../repo.ts';
import { nameFiles, toFileName } from './file-names.ts';
import { writeMarkdown } from './markdown.ts';
import { pageEnd, pageStart, writeArticle } from './page.ts';

/** Somebody may have a hundred thousand notes: others are served in between. */
const ADDED_AT_ONCE = 200;

type Dependencies = {
  repo: Pick<AccountRepo, 'listFiles' | 'listTitles' | 'listHiddenMemories' | 'listEdited'>;
  users: { getProfile(userId: string): Promise<User> };
  readNotes(userId: string): AsyncIterable<Note>;
  findNote(userId: string, id: string): Promise<Note | null>;
  listImports(userId: string): Promise<readonly ImportSummary[]>;
  findShare(userId: string, noteId: string): Promise<Share | null>;
  listWebhooks(userId: string): Promise<readonly Webhook[]>;
  findCalendarFeed(userId: string): Promise<CalendarFeed | null>;
  readVersions(userId: string, noteId: string): AsyncIterable<NoteVersion>;
  listPictureTexts(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  storage: Pick<Storage, 'read'>;
  clock: Clock;
};

/**
 * Everything of a person in one archive: as JSON, from which it can be brought in again, as a page for reading, and as
 * Markdown files, with the media beside them. Nothing of it is held in memory.
 */
export const createExporter =
  ({ repo, users, readNotes, findNote, readVersions, storage, clock, ...others }: Dependencies) =>
  async (userId: string): Promise<{ name: string; bytes: Readable }> => {
    const { listImports, listWebhooks, findShare, findCalendarFeed, listPictureTexts } = others;
    const toFiles = createFileList(userId, listPictureTexts);
    const [user, files, titles, imports, webhooks, hiddenMemories, edited, calendarFeed] = await Promise.all([
      users.getProfile(userId),
      repo.listFiles(userId),
      repo.listTitles(userId),
      listImports(userId),
      listWebhooks(userId),
      repo.listHiddenMemories(userId),
      repo.listEdited(userId),
      findCalendarFeed(userId),
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
      Readable.from(
        writeJson(
          { user, imports, webhooks, hiddenMemories, calendarFeed },
          withShares(readNotes(userId), userId, findShare),
          toFiles,
          now,
        ),
      ),
    );
    const name = `${user.firstName} ${user.lastName}`;
    add('index.html', now, true, async () => Readable.from(writePage(name, readNotes(userId), now)));
    const addFiles = async (): Promise<void> => {
      let added = 0;
      for (const { path, id, createdAt } of nameFiles(titles)) {
        add(path, createdAt, true, async () => {
          // It may have been deleted since the list was made.
          const note = await findNote(userId, id);
          return Readable.from([note ? await writeMarkdown(note, linkFrom(note, '../')) : '']);
        });
        added += 1;
        if (added % ADDED_AT_ONCE === 0) await setImmediate();
      }
      for (const id of edited) {
        add(`versions/${id}.json`, now, true, async () =>
          Readable.from(writeVersions(id, readVersions(userId, id), toFiles)),
        );
        added += 1;
        if (added % ADDED_AT_ONCE === 0) await setImmediate();
      }
      // Pictures, sound and most documents are compressed already.
      for (const file of files) {
        add(pathOf(file), file.created_at, false, () => storage.read(`${file.object_key}/${ORIGINAL}`));
        added += 1;
        if (added % ADDED_AT_ONCE === 0) await setImmediate();
      }
      zip.end();
    };
    addFiles().catch((error) => zip.emit('error', error));
    // What cannot be read cuts the archive off: a download that failed is better than one that lacks something.
    zip.on('error', (error: Error) => bytes.destroy(error));
    return { name: `pinlife-${user.username}-${now.toISOString().slice(0, 10)}.zip`, bytes };
  };

/** The id keeps apart what bears the same name; names keep their letters and lose what a file system would not take. */
const pathOf = ({ id, name }: Pick<StoredFile, 'id' | 'name'>): string => `media/${id}/${toFileName(name) || 'file'}`;

/** Where a file of a note lies, seen from a page or a text. */
const linkFrom = (note: Note, up: string) => {
  const addressOf = (path: string) => `${up}${path.split('/').map(encodeURIComponent).join('/')}`;
  const addresses = new Map(
    note.media.map(({ _id, filename }) => [_id, addressOf(pathOf({ id: _id, name: filename }))]),
  );
  return (mediaId: string): string | null => addresses.get(mediaId) ?? null;
};

async function* writePage(name: string, notes: AsyncIterable<Note>, now: Date): AsyncGenerator<string> {
  yield pageStart(name, now);
  for await (const note of notes) if (note.deletedAt === null) yield* writeArticle(note, linkFrom(note, ''));
  yield pageEnd;
}

/** With the address and all that its owner sees of a share; on a note stands only that there is one. */
async function* withShares(
  notes: AsyncIterable<Note>,
  userId: string,
  findShare: Dependencies['findShare'],
): AsyncGenerator<Note> {
  for await (const note of notes) yield note.share ? { ...note, share: await findShare(userId, note._id) } : note;
}

type Owner = {
  user: User;
  imports: readonly ImportSummary[];
  webhooks: readonly Webhook[];
  hiddenMemories: readonly string[];
  calendarFeed: CalendarFeed | null;
};

async function* writeJson(
  owner: Owner,
  notes: AsyncIterable<Note>,
  toFiles: FileList,
  now: Date,
): AsyncGenerator<string> {
  const about = { format: 'pinlife-export', version: 1, exportedAt: now.toISOString() };
  const { user, imports, webhooks, hiddenMemories, calendarFeed } = owner;
  // Each note is a line of its own: whoever reads it need not hold all of them.
  yield `${JSON.stringify(about).slice(0, -1)},\n"user":${JSON.stringify(user)},\n`;
  yield `"imports":${JSON.stringify(imports)},\n"webhooks":${JSON.stringify(webhooks)},\n`;
  yield `"calendarFeed":${JSON.stringify(calendarFeed)},\n`;
  yield `"hiddenMemories":${JSON.stringify(hiddenMemories)},\n"notes":[`;
  let separator = '\n';
  for await (const note of notes) {
    yield `${separator}${JSON.stringify({ ...note, media: await toFiles(note.media) })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** What edits of a note replaced, newest first; each is a line of its own, too. */
async function* writeVersions(
  noteId: string,
  versions: AsyncIterable<NoteVersion>,
  toFiles: FileList,
): AsyncGenerator<string> {
  yield `{"note":"${noteId}","versions":[`;
  let separator = '\n';
  for await (const version of versions) {
    yield `${separator}${JSON.stringify({ ...version, media: await toFiles(version.media) })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

type FileList = (media: readonly Media[]) => Promise<object[]>;

/** The media of a note, with the words that were found in its pictures. */
const createFileList =
  (userId: string, listTexts: Dependencies['listPictureTexts']): FileList =>
  async (media) => {
    const pictures = media.filter(({ type }) => type === 'image').map(({ _id }) => _id);
    const texts = pictures.length > 0 ? await listTexts(userId, pictures) : null;
    return media.map((item) => {
      const text = texts?.get(item._id);
      return { ...toFile(item), ...(text !== undefined && { text }) };
    });
  };

/** In the archive an item has a path; its addresses would be stale by then. */
const toFile = ({ url: _url, thumbUrl: _thumbUrl, thumbs: _thumbs, ...media }: Media) => ({
  ...media,
  file: pathOf({ id: media._id, name: media.filename }),
});
