import { DAY_MS } from '@pinlife/contract/durations';
import { type NoteColor, TRASH_DAYS, VERSION_DAYS } from '@pinlife/contract/note/limits';
import type { NoteUpdate } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import { notFound } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import type { VersionPage } from '../../views/note-versions.ts';
import type { SearchService } from '../search/service.ts';
import type { VersionRepo } from './history/repo.ts';
import { createNoteList } from './list/list.ts';
import type { EditableNote } from './repo.ts';
import { createNoteCreation } from './save/creation.ts';
import { createNoteEditing, type EditingDependencies, type SaveOptions } from './save/editing.ts';
import type { WireNote } from './save/version.ts';

const PURGE_BATCH = 500;

export type NoteService = ReturnType<typeof createNoteService>;

type Dependencies = EditingDependencies & {
  search: Pick<SearchService, 'list'>;
  versions: Pick<VersionRepo, 'find'>;
  listVersions(asked: {
    userId: string;
    noteId: string;
    since: Date;
    before?: number | undefined;
  }): Promise<VersionPage | null>;
  signing: MediaSigning;
  canInsertWithSessionCheck: boolean;
};

export const createNoteService = (dependencies: Dependencies) => {
  const { database, notes, search, reminders, media, versions, live, clock } = dependencies;
  const { getIn, lock, save } = createNoteEditing(dependencies);
  const create = createNoteCreation(dependencies);

  return {
    list: createNoteList(dependencies),
    search: search.list,

    async get(userId: string, id: string): Promise<WireNote> {
      return (await notes.find(userId, id)) ?? notFound();
    },

    create,

    update: (author: Author, id: string, update: NoteUpdate, ifMatch: string | undefined): Promise<WireNote> =>
      save(author, id, ifMatch, async () => update),

    async listVersions(userId: string, noteId: string, before: number | undefined): Promise<VersionPage> {
      const since = new Date(clock.now().getTime() - VERSION_DAYS * DAY_MS);
      return (await dependencies.listVersions({ userId, noteId, since, before })) ?? notFound();
    },

    /** Keeps passion and reminders, so a note with reminders does not become a self note. */
    restoreVersion: (
      author: Author,
      id: string,
      version: number,
      ifMatch: string | undefined,
      onEdited?: SaveOptions['onEdited'],
    ): Promise<WireNote> =>
      save(
        author,
        id,
        ifMatch,
        async (tx, current) => {
          const row = (await versions.find(tx, author.userId, id, version)) ?? notFound();
          const { title, content, color, location, self_note, grid } = row;
          const selfNote = self_note && !current.reminder;
          return { title, content, options: { color: color as NoteColor, location, selfNote }, media: grid };
        },
        { isOwnVersion: true, onEdited },
      ),

    /** Edits title and text, computed from the note as it is in the transaction. The edit gets a version of its own. */
    rewrite: (
      author: Author,
      id: string,
      rewrite: (note: Pick<EditableNote, 'title' | 'content'>) => NoteUpdate,
      onEdited: SaveOptions['onEdited'],
    ): Promise<WireNote> =>
      save(author, id, undefined, async (_tx, current) => rewrite(current), { isOwnVersion: true, onEdited }),

    async attachMedia(author: Author, id: string, mediaIds: readonly string[]): Promise<WireNote> {
      return database.transaction(async (tx) => {
        await media.attach(tx, author, id, mediaIds);
        return getIn(tx, author.userId, id);
      });
    },

    /**
     * Done silences the reminders of the note; undone resumes those in the future. If nothing changes, the reminders are
     * left as they are: one that is due may not have rung yet.
     */
    async setDone(author: Author, id: string, done: boolean): Promise<WireNote> {
      const note = await database.transaction(async (tx) => {
        const isChanged = (await notes.setDone(tx, author.userId, id, done)) > 0;
        if (isChanged && done) await reminders.silence(tx, author.userId, id);
        else if (isChanged) await reminders.resume(tx, author.userId, id, clock.now());
        return getIn(tx, author.userId, id);
      });
      live.publishNote(author, { noteId: id, version: note.version, kind: 'changed' });
      return note;
    },

    async delete(author: Author, id: string, ifMatch: string | undefined): Promise<void> {
      const { version } = await database.transaction(async (tx) => {
        const current = await lock(tx, author.userId, id, ifMatch);
        await notes.delete(tx, author.userId, id, clock.now());
        await reminders.silence(tx, author.userId, id);
        return current;
      });
      live.publishNote(author, { noteId: id, version, kind: 'deleted' });
    },

    /** Returns a note that is not in the trash unchanged. */
    async restore(author: Author, id: string): Promise<WireNote> {
      const note = await database.transaction(async (tx) => {
        const restored = await notes.restore(tx, author.userId, id);
        if (restored > 0 && !(await notes.lock(tx, author.userId, id))?.done) {
          await reminders.resume(tx, author.userId, id, clock.now());
        }
        return getIn(tx, author.userId, id);
      });
      live.publishNote(author, { noteId: id, version: note.version, kind: 'restored' });
      return note;
    },

    /** Deletes notes that were in the trash for 30 days; in small transactions, so that other calls do not wait. */
    async sweep(): Promise<number> {
      const deletedBefore = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS);
      let total = 0;
      for (;;) {
        const purged = await database.transaction((tx) => notes.purge(tx, deletedBefore, PURGE_BATCH));
        total += purged;
        if (purged < PURGE_BATCH) return total;
      }
    },
  };
};
