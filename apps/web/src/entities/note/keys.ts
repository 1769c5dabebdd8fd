import type { NoteFilter } from './pages.ts';

export const noteKeys = {
  lists: ['note', 'list'] as const,
  list: (filter: NoteFilter) => ['note', 'list', filter] as const,
  details: ['note', 'detail'] as const,
  detail: (id: string) => ['note', 'detail', id] as const,
  /** The history of a note whose current version is this one. */
  versions: (id: string, version: number) => ['note', 'versions', id, version] as const,
  /** Notes of this day in earlier years. */
  memories: ['note', 'memory'] as const,
  memoriesOf: (today: string, timezone: string) => ['note', 'memory', today, timezone] as const,
  /** The first results in the search box. */
  found: (search: string) => ['note', 'found', search] as const,
  /** Small changes on a card; those of one note run one after the other. */
  change: (id: string) => ['note', 'change', id] as const,
};
