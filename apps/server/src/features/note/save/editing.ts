import type { NoteUpdate } from '@pinlife/contract/note/schema';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError, notFound } from '../../../platform/error/app-error.ts';
import type { Author } from '../../../platform/person.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import type { IndexScheduler } from '../../search/indexing/index-scheduler.ts';
import { findChanges } from '../edit.ts';
import type { EditableNote, NoteRepo } from '../repo.ts';
import type { NoteMedia } from './note-media.ts';
import { isCurrent, type WireNote } from './version.ts';

export type EditingDependencies = {
  database: Transactor;
  notes: NoteRepo;
  indexScheduler: IndexScheduler;
  reminders: NoteReminders;
  media: NoteMedia;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
};

type Versions = { before: number; after: number };
export type SaveOptions = {
  /** The edit gets a separate version; it is never joined with another edit. */
  isOwnVersion?: boolean;
  /** Runs in the transaction of the edit. */
  onEdited?: ((tx: Tx, versions: Versions) => Promise<void>) | undefined;
};

/** Edits notes: locks the note, refuses an edit of an older version, and writes what has changed. */
export const createNoteEditing = (dependencies: EditingDependencies) => {
  const { database, notes, indexScheduler, reminders, media, live, clock } = dependencies;

  const getIn = async (tx: Tx, userId: string, id: string): Promise<WireNote> =>
    (await notes.findIn(tx, userId, id)) ?? notFound();

  /** A note in the trash has an error of its own, so that the person knows where it is. */
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

  /** Changing only the passion is no edit: `updatedAt` and the version stay. */
  const save = async (
    author: Author,
    id: string,
    ifMatch: string | undefined,
    findUpdate: (tx: Tx, current: EditableNote) => Promise<NoteUpdate>,
    { isOwnVersion = false, onEdited }: SaveOptions = {},
  ): Promise<WireNote> => {
    const { userId } = author;
    const sessionId = isOwnVersion ? null : author.sessionId;
    const now = clock.now();
    const work = async (tx: Tx) => {
      const current = await lock(tx, userId, id, ifMatch, refuseDeleted);
      const update = await findUpdate(tx, current);
      const saved = await media.read({
        content: update.content,
        ids: update.media,
        mayHaveMedia: current.media_count > 0,
      });
      const { content, plan } = await saved.plan(tx, { userId, noteId: id });
      if (plan) await media.takeFromHistory(tx, plan);
      const changes = findChanges(current, update, content);
      const { passion, ...edits } = changes;
      // A self note has no reminders.
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
      // The next save may overwrite text of another tab, also of this session: it must not be joined with the version before.
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

  return { getIn, lock, save };
};
