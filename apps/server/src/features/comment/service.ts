import type { Comment } from '@pinlife/contract/comment';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Author } from '../../http/handler.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/id.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteSearch } from '../note/search-service.ts';
import { toComment } from './dto.ts';
import type { CommentRepo, CommentRow } from './repo.ts';

export type CommentService = ReturnType<typeof createCommentService>;

type Dependencies = {
  database: Transactor;
  comments: CommentRepo;
  /** Comments are part of what their note is found by. */
  search: Pick<NoteSearch, 'index'>;
  live: Pick<LiveBus, 'publishNote'>;
  clock: Clock;
};

type CommentKey = { noteId: string; id: string };

export const createCommentService = ({ database, comments, search, live, clock }: Dependencies) => {
  /** Holds the note of the comments, then works on them; a note in the trash is out of reach. */
  const withNote = async <Result>(
    author: Author,
    noteId: string,
    step: 1 | 0 | -1,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> => {
    const { result, version } = await database.transaction(async (tx) => {
      const version = (await comments.count(tx, author.userId, noteId, step)) ?? notFound();
      const result = await work(tx);
      await search.index(tx, author.userId, noteId);
      return { result, version };
    });
    live.publishNote(author, { noteId, version, kind: 'commented' });
    return result;
  };

  const get = async (tx: Tx, userId: string, { noteId, id }: CommentKey): Promise<CommentRow> =>
    (await comments.find(tx, userId, noteId, id)) ?? notFound();

  return {
    create: (author: Author, noteId: string, content: string): Promise<Comment> =>
      withNote(author, noteId, 1, async (tx) => {
        const now = clock.now();
        const comment = {
          user_id: author.userId,
          id: newId(),
          note_id: noteId,
          content,
          created_at: now,
          updated_at: now,
        };
        await comments.insert(tx, comment);
        return toComment(comment);
      }),

    /** Saying the same again is no edit. */
    update: (author: Author, key: CommentKey, content: string): Promise<Comment> =>
      withNote(author, key.noteId, 0, async (tx) => {
        const comment = await get(tx, author.userId, key);
        if (comment.content === content) return toComment(comment);
        const now = clock.now();
        await comments.setContent(tx, comment, content, now);
        return toComment({ ...comment, content, updated_at: now });
      }),

    delete: (author: Author, key: CommentKey): Promise<void> =>
      withNote(author, key.noteId, -1, async (tx) => comments.delete(tx, await get(tx, author.userId, key))),
  };
};

const notFound = (): never => {
  throw new AppError('not_found');
};
