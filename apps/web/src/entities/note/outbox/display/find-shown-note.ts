import type { QueryClient } from '@tanstack/react-query';
import { findCachedNote } from '../../cache.ts';
import type { ShownNote } from '../queue/entry.ts';
import { entryStore } from './entry-store.ts';
import { showNote } from './show.ts';

/** The note with its entries applied. */
export const findShownNote = (client: QueryClient, id: string): ShownNote | null =>
  showNote(id, findCachedNote(client, id), entryStore.get());
