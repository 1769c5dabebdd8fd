import type { Media } from '@pinlife/contract/media/schema';
import { isLocalMedia } from '../../../upload/local-media.ts';
import type { Change, Waiting } from '../queue/waiting.ts';

/** Media that a change names and only this browser has: beside the text, and among it. */

const IN_TEXT = /(?<=data-media=")local-[\w-]+/g;

type Naming = { content?: string | null | undefined; media?: readonly string[] | null | undefined };

const namingOf = (change: Change): Naming => {
  if (change.kind === 'create') return change.note;
  return change.kind === 'update' ? change.changes : {};
};

/** The ids of it, each once. */
export const listLocalMedia = (change: Change): string[] => {
  const { content, media } = namingOf(change);
  return [...new Set([...(media ?? []).filter(isLocalMedia), ...(content?.match(IN_TEXT) ?? [])])];
};

/** The change with the server's ids in the place of those that were made here. */
export const withServerIds = (change: Change, ids: ReadonlyMap<string, string>): Change => {
  const { content, media } = namingOf(change);
  const named = {
    ...(typeof content === 'string' && { content: content.replace(IN_TEXT, (id) => ids.get(id) ?? id) }),
    ...(media && { media: media.map((id) => ids.get(id) ?? id) }),
  };
  if (change.kind === 'create') return { ...change, note: { ...change.note, ...named } };
  return change.kind === 'update' ? { ...change, changes: { ...change.changes, ...named } } : change;
};

/** Whether a waiting change names it, or shows it. */
export const isNamedBy = ({ change, shown, base }: Waiting, id: string): boolean =>
  listLocalMedia(change).includes(id) ||
  [...(shown.media ?? []), ...(base?.media ?? [])].some(({ _id }) => _id === id) ||
  (shown.content ?? '').includes(id);

/** A change as it is shown in this page: object URLs are those of the page that wrote it down. */
export const withUrls = async (waiting: Waiting, findUrl: (id: string) => Promise<string>): Promise<Waiting> => {
  const { shown, base } = waiting;
  const hasLocal = (media: readonly Media[] | undefined) => media?.some(({ _id }) => isLocalMedia(_id)) ?? false;
  if (!hasLocal(shown.media) && !hasLocal(base?.media)) return waiting;
  const address = (media: readonly Media[]) =>
    Promise.all(media.map(async (one) => (isLocalMedia(one._id) ? { ...one, url: await findUrl(one._id) } : one)));
  return {
    ...waiting,
    ...(shown.media && { shown: { ...shown, media: await address(shown.media) } }),
    ...(base && { base: { ...base, media: await address(base.media) } }),
  };
};
