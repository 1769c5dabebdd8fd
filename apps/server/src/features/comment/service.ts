import { NOTE_COMMENTS_MAX_BYTES } from '@pinlife/contract/comment/limits';
import type { Comment } from '@pinlife/contract/comment/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { Indexing } from '../search/indexing/indexing.ts';
import { toComment } from './dto.ts';
import type { CommentRepo, CommentRow } from './repo.ts';
import { sizeOf } from './size.ts';

export type CommentService = ReturnType<typeof createCommentService>;

const COMMENTS_AT_ONCE = 1000;

type Dependencies = {
  database: Transactor;
  comments: CommentRepo;
  notes: Pick<NoteWriter, 'lock' | 'addComments'>;
  /** Comments are indexed with their note. */
  search: Pick<Indexing, 'indexAttachmentChange'>;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
};

type CommentedNote = { version: number; commentBytes: number };
type ImportedComment = { id: string; noteId: string; content: string; createdAt: Date; updatedAt: Date };
type CommentKey = { noteId: string; id: string };
type CommentEdit = { content: string; was?: string | undefined };
type NewComment = { _id?: string | undefined; content: string };

export const createCommentService = ({ database, comments, notes, search, live, clock }: Dependencies) => {
  /** Locks the note, runs the work, then indexes and publishes the change. A note in the trash is not found. */
  const withNote = async <Result>(
    author: Author,
    noteId: string,
    work: (tx: Tx, note: CommentedNote) => Promise<Result>,
  ): Promise<Result> => {
    const { result, version } = await database.transaction(async (tx) => {
      const note = (await notes.lock(tx, author.userId, noteId)) ?? notFound();
      const result = await work(tx, note);
      await search.indexAttachmentChange(tx, author.userId, noteId);
      return { result, version: note.version };
    });
    live.publishNote(author, { noteId, version, kind: 'commented' });
    return result;
  };

  const get = async (tx: Tx, userId: string, { noteId, id }: CommentKey): Promise<CommentRow> =>
    (await comments.find(tx, userId, noteId, id)) ?? notFound();

  return {
    /** Adds the comments of imported notes, whose counts and search keys already include them. */
    async addAll(tx: Tx, userId: string, imported: readonly ImportedComment[]): Promise<void> {
      // Inserts in batches: a note may have tens of thousands, and building one statement for all would block other calls.
      for (let start = 0; start < imported.length; start += COMMENTS_AT_ONCE) {
        const rows = imported.slice(start, start + COMMENTS_AT_ONCE);
        await comments.insertAll(
          tx,
          userId,
          rows.map(({ id, noteId, content, createdAt, updatedAt }) => ({
            id,
            note_id: noteId,
            content,
            created_at: createdAt,
            updated_at: updatedAt,
          })),
        );
      }
    },

    listNotesSince: comments.listNotesSince,

    /** Idempotent by `_id`: a repeated create returns the existing comment. An `_id` used in another note is not found. */
    create: (author: Author, noteId: string, { _id, content }: NewComment): Promise<Comment> =>
      withNote(author, noteId, async (tx, note) => {
        const { userId } = author;
        const now = clock.now();
        const before = _id !== undefined && (await comments.find(tx, userId, noteId, _id));
        if (before) return toComment(before);
        const id = _id ?? newId();
        const comment = { user_id: userId, id, note_id: noteId, content, created_at: now, updated_at: now };
        const bytes = sizeOf(content);
        admit(note, bytes);
        if ((await comments.insert(tx, comment)) === 0) notFound();
        await notes.addComments(tx, userId, noteId, { count: 1, bytes });
        return toComment(comment);
      }),

    /** Saving the same text again is no edit. `was`: the text that the editor saw. */
    update: (author: Author, key: CommentKey, { content, was }: CommentEdit): Promise<Comment> =>
      withNote(author, key.noteId, async (tx, note) => {
        const comment = await get(tx, author.userId, key);
        if (comment.content === content) return toComment(comment);
        if (was !== undefined && was !== comment.content) {
          throw new AppError('comment_changed', { data: toComment(comment) });
        }
        const bytes = sizeOf(content) - sizeOf(comment.content);
        admit(note, bytes);
        const now = clock.now();
        await comments.setContent(tx, comment, content, now);
        await notes.addComments(tx, author.userId, key.noteId, { count: 0, bytes });
        return toComment({ ...comment, content, updated_at: now });
      }),

    delete: (author: Author, key: CommentKey): Promise<void> =>
      withNote(author, key.noteId, async (tx) => {
        const comment = await get(tx, author.userId, key);
        await comments.delete(tx, comment);
        await notes.addComments(tx, author.userId, key.noteId, { count: -1, bytes: -sizeOf(comment.content) });
      }),
  };
};

/** Refuses growth beyond the limit. Shorter edits are always allowed. */
const admit = ({ commentBytes }: CommentedNote, bytes: number): void => {
  if (bytes > 0 && commentBytes + bytes > NOTE_COMMENTS_MAX_BYTES) throw new AppError('comments_too_large');
};
