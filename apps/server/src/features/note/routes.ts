import { parseSearch, type SearchQuery } from '@pinlife/contract/search/query';
import { authorOf, type Handlers } from '../../http/handler.ts';
import type { Guard } from '../session/guard/guard.ts';
import { formatEtag, type WireNote } from './save/version.ts';
import type { NoteService } from './service.ts';

type Names =
  | 'listNotes'
  | 'createNote'
  | 'getNote'
  | 'updateNote'
  | 'deleteNote'
  | 'restoreNote'
  | 'listVersions'
  | 'restoreVersion'
  | 'markNoteDone'
  | 'markNoteUndone'
  | 'attachMedia';

const noSearch: SearchQuery = { wanted: [], unwanted: [], tags: [], unwantedTags: [] };

export const noteRoutes = (notes: NoteService): Handlers<Names, Guard> => ({
  listNotes: async ({ guard, query, ifNoneMatch }) => {
    const searchQuery = query.search === undefined ? noSearch : parseSearch(query.search);
    const tags = [...new Set([...(query.tag ?? []), ...searchQuery.tags])];
    const hasTerms = searchQuery.wanted.length + searchQuery.unwanted.length + searchQuery.unwantedTags.length > 0;
    // One tag has an index of its own; several tags are looked up in the search index.
    if (hasTerms || tags.length > 1 || (query.search !== undefined && tags.length === 0)) {
      const { notes: data, next } = await notes.search(guard, { ...searchQuery, tags }, query);
      return { data, next };
    }
    const { body, ...rest } = await notes.list(guard, query, { tag: tags[0], ifNoneMatch });
    return { data: body, ...rest };
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
  listVersions: async ({ person, params, query }) => {
    const { versions, last } = await notes.listVersions(person.userId, params.id, query.cursor);
    return { data: versions, next: last === null ? null : String(last) };
  },
  restoreVersion: async ({ params, ifMatch, ...input }) =>
    toOutput(await notes.restoreVersion(authorOf(input), params.id, params.v, ifMatch)),
  markNoteDone: async ({ params, ...input }) => toOutput(await notes.setDone(authorOf(input), params.id, true)),
  attachMedia: async ({ params, body, ...input }) =>
    toOutput(await notes.attachMedia(authorOf(input), params.noteId, body.media)),
  markNoteUndone: async ({ params, ...input }) => toOutput(await notes.setDone(authorOf(input), params.id, false)),
});

const toOutput = <Json>({ note, version }: WireNote<Json>) => ({ data: note, etag: formatEtag(version) });
