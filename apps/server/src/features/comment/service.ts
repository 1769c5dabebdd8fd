import { NOTE_COMMENTS_MAX_BYTES } from '@pinlife/contract/comment/limits';
import type { Comment } from '@pinlife/contract/comment/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { Indexing } from '../search/indexing/indexing.ts';
import { toComment } from './dto.ts';
import type { CommentRepo, CommentRow } from './repo.ts';
import { sizeOf } from './size.ts';

export type CommentService = ReturnType<typeof createCommentService>;

type Dependencies = {
  database: Transactor;
  comments: CommentRepo;
  notes: Pick<NoteWriter, 'lock' | 'addComments'>;
  /** Comments are part of what their note is found by. */
  search: Pick<Indexing, 'indexHanging'>;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
};

type CommentedNote = { version: number; commentBytes: number };
type BroughtComment = { id: string; noteId: string; content: string; createdAt: Date; updatedAt: Date };
type CommentKey = { noteId: string; id: string };
type NewComment = { _id?: string | undefined; content: string };

export const createCommentService = ({ database, comments, notes, search, live, clock }: Dependencies) => {
  /** Holds the note of the comments, then works on them; a note in the trash is out of reach. */
  const withNote = async <Result>(
    author: Author,
    noteId: string,
    work: (tx: Tx, note: CommentedNote) => Promise<Result>,
  ): Promise<Result> => {
    const { result, version } = await database.transaction(async (tx) => {
      const note = (await notes.lock(tx, author.userId, noteId)) ?? notFound();
      const result = await work(tx, note);
      await search.indexHanging(tx, author.userId, noteId);
      return { result, version: note.version };
    });
    live.publishNote(author, { noteId, version, kind: 'commented' });
    return result;
  };

  const get = async (tx: Tx, userId: string, { noteId, id }: CommentKey): Promise<CommentRow> =>
    (await comments.find(tx, userId, noteId, id)) ?? notFound();

  return {
    /** Of notes that come from elsewhere, whose rows and keys count them already. */
    async addAll(tx: Tx, userId: string, brought: readonly BroughtComment[]): Promise<void> {
      if (brought.length === 0) return;
      await comments.insertAll(
        tx,
        brought.map(({ id, noteId, content, createdAt, updatedAt }) => ({
          user_id: userId,
          id,
          note_id: noteId,
          content,
          created_at: createdAt,
          updated_at: updatedAt,
        })),
      );
    },

    listNotesSince: comments.listNotesSince,

    /** Sent again with the same `_id` it answers with the comment that is already there; one of another note has it. */
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

    /** Saying the same again is no edit. */
    update: (author: Author, key: CommentKey, content: string): Promise<Comment> =>
      withNote(author, key.noteId, async (tx, note) => {
        const comment = await get(tx, author.userId, key);
        if (comment.content === content) return toComment(comment);
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

/** A note with too many comments can still lose some of them, or some of their text. */
const admit = ({ commentBytes }: CommentedNote, bytes: number): void => {
  if (bytes > 0 && commentBytes + bytes > NOTE_COMMENTS_MAX_BYTES) throw new AppError('comments_too_large');
};

const notFound = (): never => {
  throw new AppError('not_found');
};
