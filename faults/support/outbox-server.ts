import type { Note } from '@pinlife/contract/note/schema';
import type { Change } from '../../apps/web/src/entities/note/outbox/queue/entry.ts';
import { ApiError, unansweredError } from '../../apps/web/src/lib/api/api-error.ts';
import { makeNovemberNote } from '../../apps/web/test/november-note.ts';

export const PEOPLE = ['ann', 'bob'] as const;
export type Person = (typeof PEOPLE)[number];
export type Session = { person: Person; epoch: string };
/** The network's effect on a call. `after`: the answer is lost. `foreign`: a proxy answers. */
export type Network = 'ok' | 'before' | 'after' | 'foreign';
export type Result = { answer: { note: Note | null } } | { error: unknown; isUpload: false };

export const noteIdOf = (person: Person): string => `note of ${person}`;
export const wordsOf = ({ content }: Pick<Note, 'content'>): string[] => content.split(' ').filter(Boolean);

/** The server, as far as notes go: one for each person, in memory. */
export const createServer = () => {
  const blank = (person: Person) =>
    makeNovemberNote(1, { _id: noteIdOf(person), content: '', version: 1, comments: [] });
  const notes = new Map<Person, Note>(PEOPLE.map((person) => [person, blank(person)]));
  const ended = new Set<string>();
  let backup = new Map(notes);
  const getNote = (person: Person) => notes.get(person) as Note;

  const apply = ({ person, epoch }: Session, change: Change): Note => {
    if (ended.has(epoch)) throw new ApiError(401, 'unauthorized', '', { isOurs: true });
    const note = getNote(person);
    // A note that is not theirs.
    if ('id' in change && change.id !== note._id) throw new ApiError(404, 'not_found', '', { isOurs: true });
    if (change.kind === 'comment') {
      const isThere = note.comments.some(({ _id }) => _id === change.commentId);
      const comment = { _id: change.commentId, content: change.content, createdAt: '', updatedAt: '' };
      if (!isThere) notes.set(person, { ...note, comments: [...note.comments, comment] });
    } else if (change.kind === 'update') {
      if (change.version !== note.version) throw new ApiError(412, 'note_changed', '', { isOurs: true, data: note });
      notes.set(person, { ...note, content: change.changes.content ?? '', version: note.version + 1 });
    }
    return getNote(person);
  };

  return {
    getNote,
    call: (session: Session, change: Change, network: Network): Result => {
      if (network === 'before') return { error: unansweredError(), isUpload: false };
      if (network === 'foreign') return { error: new ApiError(404, 'not_found', 'no Route'), isUpload: false };
      try {
        const note = apply(session, change);
        return network === 'after' ? { error: unansweredError(), isUpload: false } : { answer: { note } };
      } catch (error) {
        return { error: network === 'after' ? unansweredError() : error, isUpload: false };
      }
    },
    endSession: (epoch: string): void => void ended.add(epoch),
    hasEnded: (epoch: string): boolean => ended.has(epoch),
    backUp: (): void => {
      backup = new Map(notes);
    },
    /** Versions never repeat. Answers what the notes were in the backup. */
    restore: (): ReadonlyMap<Person, Note> => {
      for (const [person, old] of backup) notes.set(person, { ...old, version: getNote(person).version + 1 });
      return backup;
    },
  };
};
