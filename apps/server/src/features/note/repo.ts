import type { NoteOptions } from '@pinlife/contract/note/schema';
import type { Selectable } from 'kysely';
import { type MediaSigning, signingParameters } from '../../db/json/wire-media.ts';
import type { PersonInsert, PersonInsertShape } from '../../db/person-query.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { NotesTable } from '../../db/schema.ts';
import { JsonText } from '../../platform/text/json-text.ts';
import { createdInFull, newNote, noteInFull } from '../../views/note-json.ts';
import { type NotesWithin, readNotesWithin } from '../../views/note-page.ts';
import type { EditNote } from './save/repo.ts';
import type { CreatedNote, WireNote } from './save/version.ts';
import type { WrittenTags } from './tagging/tags.ts';

export type NewNote = {
  id: string;
  title: string;
  content: string;
  plainText: string;
  tags: WrittenTags;
  options: NoteOptions;
  createdAt: Date;
};

/** The columns that edits compare with. */
export type EditableNote = Pick<
  Selectable<NotesTable>,
  'title' | 'content' | 'color' | 'passion' | 'location' | 'self_note' | 'reminder' | 'done' | 'version' | 'media_count'
>;
export type NoteChanges = Partial<Omit<EditableNote, 'version' | 'reminder' | 'done' | 'media_count'>> & {
  plain_text?: string;
} & Partial<WrittenTags>;

type WireRow = { note: string; version: number };

export type NoteRepo = ReturnType<typeof createNoteRepo>;

export const createNoteRepo = (reader: Reader, signing: MediaSigning, edit: EditNote) => ({
  find: (userId: string, id: string): Promise<WireNote | null> => findIn(reader, userId, id, signing),
  findIn: (tx: Tx, userId: string, id: string): Promise<WireNote | null> => findIn(tx, userId, id, signing),

  /** Also finds a note in the trash. */
  findCreated: (userId: string, id: string): Promise<WireNote<CreatedNote> | null> =>
    findCreatedIn(reader, userId, id, signing),
  findCreatedIn: (tx: Tx, userId: string, id: string): Promise<WireNote<CreatedNote> | null> =>
    findCreatedIn(tx, userId, id, signing),

  /** Reads the first of these notes, as many as one page may contain. */
  readWithin: (userId: string, ids: readonly string[]): Promise<NotesWithin> =>
    readNotesWithin(reader, userId, ids, signing),

  /** Returns false if the person already has a note with this id. */
  async insert(tx: Tx, userId: string, note: NewNote): Promise<boolean> {
    const inserted = await tx.run(write(insertStatement, [userId, ...valuesOf(note)], 'note-insert'));
    return inserted > 0;
  },

  /** Locks the note until the transaction ends, so that two edits never mix. */
  lock: (tx: Tx, userId: string, id: string): Promise<EditableNote | undefined> =>
    tx.first(
      read<EditableNote>(
        `select title, content, color, passion, location, self_note, reminder, done, version, media_count
         from notes where user_id = $1 and id = $2 and deleted_at is null for update`,
        [userId, id],
        'note-lock',
      ),
    ),

  edit,

  /** Makes the next edit a separate version. */
  async endJoining(tx: Tx, userId: string, id: string): Promise<void> {
    await tx.run(updateOf(userId, id).set({ edited_by: null }));
  },

  async setPassion(tx: Tx, userId: string, id: string, passion: boolean): Promise<void> {
    await tx.run(updateOf(userId, id).set({ passion }));
  },

  /** Returns how many notes have changed. */
  setDone: (tx: Tx, userId: string, id: string, done: boolean): Promise<number> =>
    tx.run(updateOf(userId, id).set({ done }).where('done', '!=', done)),

  delete: (tx: Tx, userId: string, id: string, now: Date): Promise<number> =>
    tx.run(updateOf(userId, id).set({ deleted_at: now })),

  /** Skips a note that is not in the trash. */
  restore: (tx: Tx, userId: string, id: string): Promise<number> =>
    tx.run(
      build
        .updateTable('notes')
        .set({ deleted_at: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null),
    ),

  /** Deletes some notes for good that were moved to the trash before then. Across all people of the shard. */
  purge: (tx: Tx, deletedBefore: Date, limit: number): Promise<number> =>
    tx.run(
      write(
        `delete from notes using (
           select user_id, id from notes where deleted_at < $1 order by deleted_at limit $2 for update skip locked
         ) old
         where notes.user_id = old.user_id and notes.id = old.id`,
        [deletedBefore, limit],
      ),
    ),
});

const updateOf = (userId: string, id: string) =>
  build.updateTable('notes').where('user_id', '=', userId).where('id', '=', id).where('deleted_at', 'is', null);

const find = (note: string) => `select ${note} as note, n.version from notes n where n.user_id = $1 and n.id = $2`;
const findStatement = `${find(noteInFull(signingParameters(3)))} and n.deleted_at is null`;
const findCreatedStatement = find(createdInFull(signingParameters(3)));

const findCreatedIn = async (
  from: Reader,
  userId: string,
  id: string,
  signing: MediaSigning,
): Promise<WireNote<CreatedNote> | null> =>
  toWireNote(await from.first(read<WireRow>(findCreatedStatement, [userId, id, ...signing()], 'note-created')));

const findIn = async (from: Reader, userId: string, id: string, signing: MediaSigning): Promise<WireNote | null> =>
  toWireNote(await from.first(read<WireRow>(findStatement, [userId, id, ...signing()], 'note-find')));

const noteColumns = {
  id: 'uuid',
  title: 'text',
  content: 'text',
  plain_text: 'text',
  color: 'text',
  passion: 'boolean',
  location: 'text',
  self_note: 'boolean',
  tags: 'text',
  tag_keys: 'text',
  created_at: 'timestamptz',
};

const valuesOf = ({ id, title, content, plainText, tags, options, createdAt }: NewNote) => {
  const { color, passion, location, selfNote } = options;
  const ofTags = [tags.tags, tags.tag_keys] as const;
  return [id, title, content, plainText, color, passion, location, selfNote, ...ofTags, createdAt] as const;
};

const insertFrom = (source: string) => `
  insert into notes as n (user_id, ${Object.keys(noteColumns).join(', ')}, updated_at) ${source}
  on conflict (user_id, id) do nothing`;
const created = `${newNote} as note, n.version`;
const insertStatement = insertFrom('values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)');

/** Inserts a note without media and reminders, combined with the session check. */
export const plainInsert = (note: NewNote): PersonInsert<WireNote<CreatedNote>> => ({
  shape: plainInsertShape,
  values: valuesOf(note),
});

const plainInsertShape: PersonInsertShape<WireNote<CreatedNote>> = {
  name: 'note-insert',
  columns: noteColumns,
  text: `
    ${insertFrom(`select user_id, ${Object.keys(noteColumns).join(', ')}, created_at from given`)}
    returning n.user_id, n.id, ${created}`,
  decode: ([text, version]) => ({ note: new JsonText(text ?? ''), version: Number(version) }),
};

const toWireNote = <Json>(row: WireRow | undefined): WireNote<Json> | null =>
  row ? { note: new JsonText(row.note), version: row.version } : null;
