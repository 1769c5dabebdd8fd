import { Readable } from 'node:stream';
import type { CalendarFeed } from '@pinlife/contract/calendar/schema';
import type { ImportSummary } from '@pinlife/contract/import/schema';
import type { Media } from '@pinlife/contract/media/schema';
import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';
import type { Share } from '@pinlife/contract/share/schema';
import type { User } from '@pinlife/contract/user/schema';
import type { Webhook } from '@pinlife/contract/webhook/schema';
import type { Clock } from '../../../platform/clock.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Storage } from '../../../platform/storage.ts';
import { writeZip, type ZippedFile } from '../../../platform/zip/write-zip.ts';
import type { AccountRepo, StoredFile } from '../repo.ts';
import { createFileNames, toFileName } from './file-names.ts';
import { writeMarkdown } from './markdown.ts';
import { pageEnd, pageStart, writeArticle } from './page.ts';

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
 * Exports all data of a person as one archive: JSON that can be imported again, a page for reading, and Markdown files, with
 * the media beside them. The archive is streamed.
 */
export const createExporter =
  ({ repo, users, readNotes, findNote, readVersions, storage, clock, ...others }: Dependencies) =>
  async (userId: string): Promise<{ name: string; bytes: Readable }> => {
    const { listImports, listWebhooks, findShare, findCalendarFeed, listPictureTexts } = others;
    const toFiles = createFileList(userId, listPictureTexts);
    const [user, imports, webhooks, hiddenMemories, calendarFeed] = await Promise.all([
      users.getProfile(userId),
      listImports(userId),
      listWebhooks(userId),
      repo.listHiddenMemories(userId),
      findCalendarFeed(userId),
    ]);
    const now = clock.now();
    async function* listAll(): AsyncGenerator<ZippedFile> {
      const text = (path: string, modifiedAt: Date, open: ZippedFile['open']) =>
        ({ path, modifiedAt, isCompressed: true, open }) satisfies ZippedFile;
      yield text('pinlife.json', now, () =>
        writeJson(
          { user, imports, webhooks, hiddenMemories, calendarFeed },
          withShares(readNotes(userId), userId, findShare),
          toFiles,
          now,
        ),
      );
      const name = `${user.firstName} ${user.lastName}`;
      yield text('index.html', now, () => writePage(name, readNotes(userId), now));
      const nameFile = createFileNames();
      for await (const titled of repo.listTitles(userId)) {
        yield text(nameFile(titled), titled.createdAt, async function* () {
          // The note may have been deleted since it was listed.
          const note = await findNote(userId, titled.id);
          if (note) yield await writeMarkdown(note, linkFrom(note, '../'));
        });
      }
      for await (const { id } of repo.listEdited(userId)) {
        yield text(`versions/${id}.json`, now, () => writeVersions(id, readVersions(userId, id), toFiles));
      }
      for await (const file of repo.listFiles(userId)) {
        const open = () => storage.read(`${file.object_key}/${ORIGINAL}`);
        // Pictures, sound and most documents are compressed already.
        yield { path: pathOf(file), modifiedAt: file.created_at, isCompressed: false, open };
      }
    }
    return {
      name: `pinlife-${user.username}-${now.toISOString().slice(0, 10)}.zip`,
      bytes: Readable.from(writeZip(listAll()), { objectMode: false }),
    };
  };

/** Path of a media file. The id makes it unique. */
const pathOf = ({ id, name }: Pick<StoredFile, 'id' | 'name'>): string => `media/${id}/${toFileName(name) || 'file'}`;

/** The path of a note's file, relative to a page or a text. */
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

/** Adds the shares with all fields that their owner sees; a note only stores that it is shared. */
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
  // Each note is one line, so that a reader needs only one in memory.
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

/** The versions of a note, newest first, each on one line. */
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

/** The media of a note, with the recognised text of its pictures. */
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

/** In the archive an item has a path; its signed addresses would be expired. */
const toFile = ({ url: _url, thumbUrl: _thumbUrl, thumbs: _thumbs, ...media }: Media) => ({
  ...media,
  file: pathOf({ id: media._id, name: media.filename }),
});
