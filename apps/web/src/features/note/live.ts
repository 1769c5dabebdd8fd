import type { LiveEvents } from '@pinlife/contract/live/events';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isImportEnd } from '../../entities/import/import-end.ts';
import { pullNote, refreshNotes } from '../../entities/note/api.ts';
import { findCachedNote, trashCachedNote } from '../../entities/note/cache.ts';
import { noteKeys } from '../../entities/note/keys.ts';
import { markAsNew } from '../../entities/note/new-notes.ts';
import { formatList } from '../../lib/i18n/format.ts';
import { t } from '../../lib/i18n/i18n.ts';
import { onLiveEvent } from '../../lib/live/live.ts';
import { tabName } from '../../lib/live/tab.ts';
import { logWarning } from '../../lib/screen/log.ts';
import { announce } from '../../ui/feedback/announce.ts';

type NoteEvent = LiveEvents['note'];

/** Events come in bursts, for example from a reconnecting device, so they are handled together. */
const BURST_MS = 120;
const MANY_NOTES = 12;

/** Applies the changes of other tabs and devices to the lists and notes of this page. */
export const useLiveNotes = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const inbox = createInbox((events) => take(client, events));
    const stopListening = onLiveEvent((event) => {
      if (event.name === 'hello' || isImportEnd(event)) catchUp(client);
      if (event.name === 'note' && event.data.tab !== tabName) inbox.put(event.data);
    });
    return () => {
      stopListening();
      inbox.close();
    };
  }, [client]);
};

const catchUp = (client: QueryClient): void => {
  refreshNotes(client).catch((error) => logWarning('The notes could not be refreshed', error));
};

const createInbox = (deliver: (events: NoteEvent[]) => void) => {
  const latest = new Map<string, NoteEvent>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const empty = () => {
    timer = undefined;
    const events = [...latest.values()];
    latest.clear();
    deliver(events);
  };
  return {
    put: (event: NoteEvent) => {
      const kind = latest.get(event.noteId)?.kind === 'created' && event.kind !== 'deleted' ? 'created' : event.kind;
      latest.set(event.noteId, { ...event, kind });
      timer ??= setTimeout(empty, BURST_MS);
    },
    close: () => clearTimeout(timer),
  };
};

const take = async (client: QueryClient, events: readonly NoteEvent[]): Promise<void> => {
  if (events.length > MANY_NOTES) {
    catchUp(client);
    return;
  }
  const arrivals = events
    .filter(({ noteId, kind }) => kind === 'created' && !findCachedNote(client, noteId))
    .map(({ noteId }) => noteId);
  for (const id of arrivals) markAsNew(id);
  await Promise.all(events.map((event) => apply(client, event)));
  const titles = arrivals.flatMap((id) => findCachedNote(client, id)?.title ?? []);
  if (titles.length > 0) announce(t('note.arrived', { titles: formatList(titles) }));
};

const apply = async (client: QueryClient, { noteId, version, kind }: NoteEvent): Promise<void> => {
  if (kind === 'deleted') {
    trashCachedNote(client, noteId);
    client.invalidateQueries({ queryKey: noteKeys.list({ type: 'trash' }) });
    return;
  }
  const known = findCachedNote(client, noteId);
  // An equal version may still differ: `passion` does not raise it.
  if (kind === 'changed' && known && known.version > version) return;
  await pullNote(client, noteId);
  if (kind === 'restored') client.invalidateQueries({ queryKey: noteKeys.memories });
};
