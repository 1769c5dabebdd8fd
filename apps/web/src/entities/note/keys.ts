import type { NoteFilter } from './pages.ts';

export const noteKeys = {
  lists: ['note', 'list'] as const,
  list: (filter: NoteFilter) => ['note', 'list', filter] as const,
  details: ['note', 'detail'] as const,
  detail: (id: string) => ['note', 'detail', id] as const,
  /** What edits of this version and of those before it replaced. */
  versions: (id: string, version: number) => ['note', 'versions', id, version] as const,
  /** What was written on this day in other years. */
  memories: ['note', 'memory'] as const,
  memoriesOf: (today: string, timezone: string) => ['note', 'memory', today, timezone] as const,
  /** Of the first few that the search box finds. */
  found: (search: string) => ['note', 'found', search] as const,
  /** Of the small changes made in a card; a note's own run one after the other. */
  change: (id: string) => ['note', 'change', id] as const,
};
