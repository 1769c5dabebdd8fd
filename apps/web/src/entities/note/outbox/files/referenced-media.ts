import type { Media } from '@pinlife/contract/media/schema';
import { isLocalMedia } from '../../../upload/local-media.ts';
import type { Change, OutboxEntry } from '../queue/entry.ts';

/** The media of a change, in its grid and inline, some of which only this browser has. */

const IN_TEXT = /(?<=data-media=")[\w-]+/g;

type MediaReferences = { content?: string | null | undefined; media?: readonly string[] | null | undefined };

const referencesOf = (change: Change): MediaReferences => {
  if (change.kind === 'create') return change.note;
  return change.kind === 'update' ? change.changes : {};
};

/** The ids of the media, each once. */
export const listMediaIds = (change: Change): string[] => {
  const { content, media } = referencesOf(change);
  return [...new Set([...(media ?? []), ...(content?.match(IN_TEXT) ?? [])])];
};

export const listLocalMedia = (change: Change): string[] => listMediaIds(change).filter(isLocalMedia);

/** The change with other ids of its media. */
export const withServerIds = (change: Change, ids: ReadonlyMap<string, string>): Change => {
  const { content, media } = referencesOf(change);
  const named = {
    ...(typeof content === 'string' && { content: content.replace(IN_TEXT, (id) => ids.get(id) ?? id) }),
    ...(media && { media: media.map((id) => ids.get(id) ?? id) }),
  };
  if (change.kind === 'create') return { ...change, note: { ...change.note, ...named } };
  return change.kind === 'update' ? { ...change, changes: { ...change.changes, ...named } } : change;
};

/** Whether an entry contains or shows a media item. */
export const refersTo = ({ change, shown, base }: OutboxEntry, id: string): boolean =>
  listLocalMedia(change).includes(id) ||
  [...(shown.media ?? []), ...(base?.media ?? [])].some(({ _id }) => _id === id) ||
  (shown.content ?? '').includes(id);

/** An entry with this page's object URLs; the stored ones belong to the page that has stored it. */
export const withUrls = async (entry: OutboxEntry, findUrl: (id: string) => Promise<string>): Promise<OutboxEntry> => {
  const { shown, base } = entry;
  const hasLocal = (media: readonly Media[] | undefined) => media?.some(({ _id }) => isLocalMedia(_id)) ?? false;
  if (!hasLocal(shown.media) && !hasLocal(base?.media)) return entry;
  const address = (media: readonly Media[]) =>
    Promise.all(media.map(async (one) => (isLocalMedia(one._id) ? { ...one, url: await findUrl(one._id) } : one)));
  return {
    ...entry,
    ...(shown.media && { shown: { ...shown, media: await address(shown.media) } }),
    ...(base && { base: { ...base, media: await address(base.media) } }),
  };
};
