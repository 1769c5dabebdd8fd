import { DAY_MS } from '@pinlife/contract/durations';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import type { NoteUpdate } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { QuietWrites } from '../../db/snapshot.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import type { Soon } from '../search/indexing/soon.ts';
import type { SearchService } from '../search/service.ts';
import { findChanges } from './edit.ts';
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
  soon: Soon;
  reminders: NoteReminders;
  media: NoteMedia;
  signing: MediaSigning;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
  quietWrites: QuietWrites;
  provesByInsert: boolean;
};

export const createNoteService = (dependencies: Dependencies) => {
  const { database, notes, search, soon, reminders, media, live, clock } = dependencies;
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

  return {
    list: createNoteList(dependencies),
    search: search.list,

    async get(userId: string, id: string): Promise<WireNote> {
      return (await notes.find(userId, id)) ?? notFound();
    },

    create,

    /** Passion alone is no edit: the note stays as old and as unedited as it was, and so does its version. */
    async update(author: Author, id: string, update: NoteUpdate, ifMatch: string | undefined): Promise<WireNote> {
      const { userId } = author;
      const now = clock.now();
      const { note, isChanged } = await database.transaction(async (tx) => {
        const current = await lock(tx, userId, id, ifMatch, refuseDeleted);
        const held = media.read({ content: update.content, ids: update.media, isHolding: current.media_count > 0 });
        const { content, plan } = await held.plan(tx, { userId, noteId: id });
        const changes = findChanges(current, update, content);
        const { passion, ...edits } = changes;
        // A self note carries none.
        const wanted = (changes.self_note ?? current.self_note) ? [] : update.reminders;
        const isReminded =
          wanted !== undefined &&
          (await reminders.replace(tx, { userId, noteId: id, done: current.done }, wanted, now));
        const isEdited = isReminded || plan?.isChanged || Object.keys(edits).length > 0;
        if (isEdited) await notes.edit(tx, userId, id, changes, now);
        else if (passion !== undefined) await notes.setPassion(tx, userId, id, passion);
        if (plan?.isChanged) await media.apply(tx, plan, now);
        return { note: await getIn(tx, userId, id), isChanged: isEdited || passion !== undefined };
      });
      if (isChanged) {
        soon.poke(update.content?.length);
        live.publishNote(author, { noteId: id, version: note.version, kind: 'changed' });
      }
      return note;
    },

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
