import type { Media } from '@pinlife/contract/media/schema';
import { mediaApi } from '../../../entities/media/lazy-api.ts';
import { isLocalMedia } from '../../../entities/upload/local-media.ts';
import type { Draft } from './draft-store.ts';
import type { NoteFields } from './note-fields.ts';

/** Old drafts have no reminders or media. */
export const fieldsOfDraft = (draft: Draft): NoteFields => ({
  ...draft,
  reminders: draft.reminders ?? [],
  media: (draft.media ?? []).map(withoutOldUrl),
});

/** An object URL ends with the page that made it; a fresh one comes as other addresses do. */
const withoutOldUrl = (media: Media): Media => (isLocalMedia(media._id) ? { ...media, url: '' } : media);

type Renewed = ReadonlyMap<string, Media | null>;

/** Renews the signed addresses of a draft's media, which may have expired; null for deleted media. */
export const renewDraftMedia = async ({ media = [] }: Draft, onRenewed: (fresh: Renewed) => void): Promise<void> => {
  if (media.length === 0) return;
  const api = await mediaApi.tryLoad();
  if (!api) return;
  const renewed = await Promise.all(
    // Unreachable: it stays as it is.
    media.map(async (item) => [item._id, await api.renewMedia(item).catch(() => item)] as const),
  );
  onRenewed(new Map(renewed));
};
