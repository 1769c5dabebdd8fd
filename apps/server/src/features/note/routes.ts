import { authorOf, type Handlers } from '../../http/handler.ts';
import type { Guard } from '../session/guard.ts';
import { isNamedBy } from './list/kept-pages.ts';
import type { NoteService } from './service.ts';
import { formatEtag, type WireNote } from './version.ts';

type Names =
  | 'listNotes'
  | 'createNote'
  | 'getNote'
  | 'updateNote'
  | 'deleteNote'
  | 'restoreNote'
  | 'markNoteDone'
  | 'markNoteUndone'
  | 'attachMedia';

export const noteRoutes = (notes: NoteService): Handlers<Names, Guard> => ({
  listNotes: async ({ guard, query, ifNoneMatch }) => {
    if (query.search !== undefined) {
      const { notes: data, next } = await notes.search(guard, query.search, query);
      return { data, next };
    }
    const { body, etag } = await notes.list(guard, query);
    return { data: body, etag, isUnchanged: isNamedBy(ifNoneMatch, etag) };
  },
  createNote: async ({ guard, caller, body }) => toOutput(await notes.create({ guard, tab: caller.tab }, body)),
  getNote: async ({ person, params }) => toOutput(await notes.get(person.userId, params.id)),
  updateNote: async ({ params, body, ifMatch, ...input }) =>
    toOutput(await notes.update(authorOf(input), params.id, body, ifMatch)),
  deleteNote: async ({ params, ifMatch, ...input }) => {
    await notes.delete(authorOf(input), params.id, ifMatch);
    return { data: { _id: params.id } };
  },
  restoreNote: async ({ params, ...input }) => toOutput(await notes.restore(authorOf(input), params.id)),
  markNoteDone: async ({ params, ...input }) => toOutput(await notes.setDone(authorOf(input), params.id, true)),
  attachMedia: async ({ params, body, ...input }) =>
    toOutput(await notes.attachMedia(authorOf(input), params.noteId, body.media)),
  markNoteUndone: async ({ params, ...input }) => toOutput(await notes.setDone(authorOf(input), params.id, false)),
});

const toOutput = <Spelled>({ note, version }: WireNote<Spelled>) => ({ data: note, etag: formatEtag(version) });
