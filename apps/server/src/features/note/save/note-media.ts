import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Author } from '../../../platform/person.ts';
import { addTo, type MediaUses, type UsePlan } from '../../media/use/note-uses.ts';
import type { Indexing } from '../../search/indexing/indexing.ts';
import type { Content } from '../content/html-writer.ts';
import { sanitizeInPieces } from '../content/sanitize.ts';
import type { NoteWriter } from '../writer/writer.ts';

type Dependencies = {
  notes: Pick<NoteWriter, 'lock' | 'raiseVersion' | 'publishChange'>;
  uses: MediaUses;
  /** Search finds a note by the names of its files. */
  search: Pick<Indexing, 'index' | 'indexAttachmentChange'>;
  clock: Clock;
};

/** The parts of a save that concern media. Missing parts stay unchanged. */
type Saved = { content?: string | undefined; ids?: readonly string[] | undefined; mayHaveMedia?: boolean };
type Planned = { content: Content | undefined; plan: UsePlan | null };

export type NoteMedia = ReturnType<typeof createNoteMedia>;

/** The media of notes, in the grid and inline. */
export const createNoteMedia = ({ notes, uses, search, clock }: Dependencies) => {
  const apply = async (tx: Tx, plan: UsePlan, now: Date): Promise<void> => {
    await uses.apply(tx, plan, now);
    await search.index(tx, plan.userId, plan.noteId);
  };

  return {
    /** `isNeeded` says whether the save touches media. Most saves do not, and need no further statement. */
    async read({ content: untrusted, ids, mayHaveMedia = false }: Saved) {
      const first = untrusted === undefined ? undefined : await cleanWithin(untrusted);
      const mediaIds = first?.mediaIds ?? [];
      const isNeeded = (ids?.length ?? 0) > 0 || mediaIds.length > 0 || (mayHaveMedia && (!!ids || !!first));
      return {
        isNeeded,
        /** The sanitized text, before its images are resolved. */
        content: first,
        async plan(tx: Tx, note: { userId: string; noteId: string }): Promise<Planned> {
          if (!isNeeded) return { content: first, plan: null };
          const plan = await uses.plan(tx, note, (current) => ({
            ids,
            inlineIds: first ? mediaIds : current.filter(({ inline }) => inline).map(({ id }) => id),
          }));
          const isResolved = mediaIds.length === 0;
          const content = isResolved ? first : await sanitizeInPieces(untrusted ?? '', plan.resolveInline);
          return { content, plan };
        },
      };
    },

    apply,
    takeFromHistory: uses.takeFromHistory,

    /** Adds media to a note. Not marked as an edit, but the note gets a new version. */
    async attach(tx: Tx, author: Author, noteId: string, mediaIds: readonly string[]): Promise<void> {
      const { userId } = author;
      if (!(await notes.lock(tx, userId, noteId))) throw new AppError('not_found');
      const plan = await uses.plan(tx, { userId, noteId }, addTo(mediaIds));
      if (!plan.isChanged) return;
      await uses.apply(tx, plan, clock.now());
      await search.indexAttachmentChange(tx, userId, noteId);
      const version = await notes.raiseVersion(tx, author, noteId);
      tx.afterCommit(() => notes.publishChange(author, noteId, version));
    },
  };
};

/** Sanitizing can lengthen a text, so the limit is checked afterwards. */
const cleanWithin = async (untrusted: string): Promise<Content> => {
  const content = await sanitizeInPieces(untrusted);
  if (Buffer.byteLength(content.html) <= NOTE_CONTENT_MAX_BYTES) return content;
  throw new AppError('note_too_large', { field: 'content' });
};
