import { DAY_MS } from '@pinlife/contract/durations';
import { type NoteColor, TRASH_DAYS, VERSION_DAYS } from '@pinlife/contract/note/limits';
import type { NoteUpdate } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import type { VersionPage } from '../../views/note-versions.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import type { IndexScheduler } from '../search/indexing/index-scheduler.ts';
import type { SearchService } from '../search/service.ts';
import { findChanges } from './edit.ts';
import type { VersionRepo } from './history/repo.ts';
import { createNoteList } from './list.ts';
import type { EditableNote, NoteRepo } from './repo.ts';
import { createNoteCreation } from './save/creation.ts';
import type { NoteMedia } from './save/note-media.ts';
import { isCurrent, type WireNote } from './version.ts';

const PURGE_BATCH = 500;

export type NoteService = ReturnType<typeof createNoteService>;

type Dependencies = {
  database: Transactor;
  notes: NoteRepo;
  search: Pick<SearchService, 'list'>;
  indexScheduler: IndexScheduler;
  reminders: NoteReminders;
  media: NoteMedia;
  versions: Pick<VersionRepo, 'find'>;
  listVersions(asked: {
    userId: string;
    noteId: string;
    since: Date;
    before?: number | undefined;
  }): Promise<VersionPage | null>;
  signing: MediaSigning;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
  canInsertWithSessionCheck: boolean;
};

type Versions = { before: number; after: number };
type SaveOptions = {
  /** An edit that is a version of its own, never joined with another. */
  isRestore?: boolean;
  /** In the transaction of the edit. */
  onEdited?: ((tx: Tx, versions: Versions) => Promise<void>) | undefined;
};

export const createNoteService = (dependencies: Dependencies) => {
  const { database, notes, search, indexScheduler, reminders, media, versions, live, clock } = dependencies;
  const getIn = async (tx: Tx, userId: string, id: string): Promise<WireNote> =>
    (await notes.findIn(tx, userId, id)) ?? notFound();

  /** Whoever edits a note that was deleted meanwhile learns where it is. */
  const refuseDeleted = async (tx: Tx, userId: string, id: string): Promise<never> => {
    throw new AppError((await notes.findCreatedIn(tx, userId, id)) ? 'note_deleted' : 'not_found');
  };

  const lock = async (
    tx: Tx,
    userId: string,
    id: string,
    ifMatch: string | undefined,
    refuseMissing: (tx: Tx, userId: string, id: string) => Promise<never> = notFound,
  ): Promise<EditableNote> => {
    const current = (await notes.lock(tx, userId, id)) ?? (await refuseMissing(tx, userId, id));
    if (isCurrent(ifMatch, current.version)) return current;
    const { note } = await getIn(tx, userId, id);
    throw new AppError('note_changed', { data: note.parse() });
  };

  const create = createNoteCreation(dependencies);

  /** Passion alone is no edit: the note stays as old and as unedited as it was, and so does its version. */
  const save = async (
    author: Author,
    id: string,
    ifMatch: string | undefined,
    findUpdate: (tx: Tx, current: EditableNote) => Promise<NoteUpdate>,
    { isRestore = false, onEdited }: SaveOptions = {},
  ): Promise<WireNote> => {
    const { userId } = author;
    const sessionId = isRestore ? null : author.sessionId;
    const now = clock.now();
    const work = async (tx: Tx) => {
      const current = await lock(tx, userId, id, ifMatch, refuseDeleted);
      const update = await findUpdate(tx, current);
      const held = await media.read({ content: update.content, ids: update.media, isHolding: current.media_count > 0 });
      const { content, plan } = await held.plan(tx, { userId, noteId: id });
      const changes = findChanges(current, update, content);
      const { passion, ...edits } = changes;
      // A self note carries none.
      const wanted = (changes.self_note ?? current.self_note) ? [] : update.reminders;
      const replacedReminders =
        wanted && (await reminders.replace(tx, { userId, noteId: id, done: current.done }, wanted, now));
      const isEdited = Boolean(replacedReminders || plan?.isChanged || Object.keys(edits).length > 0);
      if (isEdited) {
        const after = await notes.edit(tx, userId, id, { changes, now, replacedReminders, sessionId });
        await onEdited?.(tx, { before: current.version, after });
      } else if (passion !== undefined) await notes.setPassion(tx, userId, id, passion);
      if (plan?.isChanged) await media.apply(tx, plan, now);
      return {
        note: await getIn(tx, userId, id),
        isChanged: isEdited || passion !== undefined,
        length: update.content?.length,
      };
    };
    const { note, isChanged, length } = await database.transaction(work).catch(async (error: unknown) => {
      // The save that follows overwrites what somebody else wrote, maybe in another tab of the same session.
      if (error instanceof AppError && error.code === 'note_changed')
        await database.transaction((tx) => notes.endJoining(tx, userId, id));
      throw error;
    });
    if (isChanged) {
      indexScheduler.schedule(length);
      live.publishNote(author, { noteId: id, version: note.version, kind: 'changed' });
    }
    return note;
  };

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

    /** An edit like any other. Passion and reminders stay, so a note that has reminders does not become a self note. */
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
        { isRestore: true, onEdited },
      ),

    /** An edit of title and text that is made from what they are at that moment. Its version is not joined with others. */
    rewrite: (
      author: Author,
      id: string,
      rewrite: (note: Pick<EditableNote, 'title' | 'content'>) => NoteUpdate,
      onEdited: SaveOptions['onEdited'],
    ): Promise<WireNote> =>
      save(author, id, undefined, async (_tx, current) => rewrite(current), { isRestore: true, onEdited }),

    async attachMedia(author: Author, id: string, mediaIds: readonly string[]): Promise<WireNote> {
      return database.transaction(async (tx) => {
        await media.attach(tx, author, id, mediaIds);
        return getIn(tx, author.userId, id);
      });
    },

    /**
     * Done ends the reminders of the note; undone resumes with those that lie ahead. A note that is so already keeps
     * them as they are: one that is due may not have rung yet.
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

    /** A note that is not in the trash is answered as it is. */
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

    /** Empties the trash of what has lain there long enough; in small transactions, so that nobody waits for it. */
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

const notFound = (): never => {
  throw new AppError('not_found');
};
