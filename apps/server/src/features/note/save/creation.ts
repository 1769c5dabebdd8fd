import { isDeepStrictEqual } from 'node:util';
import type { NoteCreate } from '@pinlife/contract/note/schema';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Person } from '../../../platform/person.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import type { IndexScheduler } from '../../search/indexing/index-scheduler.ts';
import type { Guard } from '../../session/guard/guard.ts';
import { type NewNote, type NoteRepo, plainInsert } from '../repo.ts';
import { writeTags } from '../tagging/tags.ts';
import type { NoteMedia } from './note-media.ts';
import type { CreatedNote, WireNote } from './version.ts';

type Dependencies = {
  database: Transactor;
  notes: Pick<NoteRepo, 'insert' | 'findCreated' | 'findCreatedIn'>;
  /** Search keys are created after the answer. */
  indexScheduler: Pick<IndexScheduler, 'schedule' | 'waitForRoom'>;
  reminders: Pick<NoteReminders, 'replace'>;
  media: NoteMedia;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
  /** Whether one statement may check the session and insert. False on Citus, which would run it on every node. */
  canInsertWithSessionCheck: boolean;
};

/** The author's session is checked when the note is inserted. */
type UnprovenAuthor = { guard: Guard; tab: string | undefined };
type Written = { person: Person; row: WireNote<CreatedNote> | null };

export const createNoteCreation = (dependencies: Dependencies) => {
  const { database, notes, indexScheduler, reminders, media, live, clock, canInsertWithSessionCheck } = dependencies;

  /** Idempotent by `_id`: a repeated create returns the existing note in its current state. */
  return async ({ guard, tab }: UnprovenAuthor, create: NoteCreate): Promise<WireNote<CreatedNote>> => {
    const { _id: id = newId(), title, content, options } = create;
    const createdAt = clock.now();
    const wanted = options.selfNote ? [] : metasOf(create);
    const saved = await media.read({ content, ids: create.media });
    const compose = ({ html, plainText } = emptyContent): NewNote => ({
      id,
      title,
      content: html,
      plainText,
      tags: writeTags(title, html),
      options,
      createdAt,
    });
    await indexScheduler.waitForRoom();

    const insertWhole = async (): Promise<Written> => {
      const person = await guard.person();
      const { userId } = person;
      const row = await database.transaction(async (tx) => {
        const { content: clean, plan } = await saved.plan(tx, { userId, noteId: id });
        if (!(await notes.insert(tx, userId, compose(clean)))) return null;
        if (plan) await media.apply(tx, plan, createdAt);
        if (wanted.length > 0) await reminders.replace(tx, { userId, noteId: id, done: false }, wanted, createdAt);
        return notes.findCreatedIn(tx, userId, id);
      });
      return { person, row };
    };

    const isPlain = canInsertWithSessionCheck && wanted.length === 0 && !saved.isNeeded;
    const { person, row } = isPlain
      ? await guard.insert(() => plainInsert(compose(saved.content)))
      : await insertWhole();
    const { userId } = person;
    if (row) indexScheduler.schedule(content?.length);
    const note = row ?? (await notes.findCreated(userId, id));
    if (!note) throw new AppError('not_found');
    // Also published for a repeated create: the first attempt may have failed between commit and publishing.
    live.publishNote({ userId, tab }, { noteId: id, version: note.version, kind: 'created' });
    return note;
  };
};

const emptyContent = { html: '', plainText: '' };

/** `reminderConfig` is added to `reminders` unless it is listed there: clients that send every field send both. */
const metasOf = ({ reminders, reminderConfig }: Pick<NoteCreate, 'reminders' | 'reminderConfig'>) => {
  const listed = reminders ?? [];
  const isListed = listed.some((meta) => isDeepStrictEqual(meta, reminderConfig));
  const metas = reminderConfig && !isListed ? [...listed, reminderConfig] : listed;
  if (metas.length > NOTE_REMINDERS_MAX) throw new AppError('too_many_reminders', { field: 'reminderConfig' });
  return metas.map((meta) => ({ meta }));
};
