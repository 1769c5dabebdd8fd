import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import type { Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { NoteWriter } from '../../note/writer/writer.ts';
import type { MediaUse, MediaUseRepo, UsableItem, UsedItem } from './repo.ts';

type Place = { userId: string; noteId: string };

/** What a note is to use: its grid, or undefined where that stays as it is, and the images among its text. */
type WantedMedia = { ids: readonly string[] | undefined; inlineIds: readonly string[] };

export type UsePlan = Place & {
  uses: readonly MediaUse[];
  released: readonly string[];
  isChanged: boolean;
  /** The id under which an image stands among the text; null where the person has no such image. */
  resolveInline(id: string): string | null;
};

type Dependencies = { repo: MediaUseRepo; notes: Pick<NoteWriter, 'setMediaCount'> };

export type MediaUses = ReturnType<typeof createMediaUses>;

/** Keeps what notes and the profile use, inside the transaction that changes them. */
export const createMediaUses = ({ repo, notes }: Dependencies) => {
  /** An item has one user. Whoever wants one that is used elsewhere gets a copy of it. */
  const toUse = ({ id, note_id, is_unclaimed }: UsableItem, noteId: string, inline: boolean): MediaUse => ({
    id: is_unclaimed || note_id === noteId ? id : newId(),
    source: id,
    inline,
  });

  return {
    /** What would become of the media of a note. The text is rewritten by it before anything is saved. */
    async plan(tx: Tx, { userId, noteId }: Place, want: (current: UsedItem[]) => WantedMedia): Promise<UsePlan> {
      const current = await repo.lockOfNote(tx, userId, noteId);
      const wanted = want(current);
      const attached = wanted.ids ?? current.filter(({ inline }) => !inline).map(({ id }) => id);
      const items = await repo.lock(tx, userId, [...new Set([...attached, ...wanted.inlineIds])]);
      const byId = new Map(items.map((item) => [item.id, item]));
      if (attached.some((id) => !byId.has(id))) throw new AppError('media_missing', { field: 'media' });
      const inline = wanted.inlineIds
        .flatMap((id) => byId.get(id) ?? [])
        .filter(({ type }) => type === 'image')
        .map((item) => toUse(item, noteId, true));
      const amongText = new Map(inline.map(({ source, id }) => [source, id]));
      const grid = attached
        .filter((id) => !amongText.has(id))
        .flatMap((id) => byId.get(id) ?? [])
        .map((item) => toUse(item, noteId, false));
      const uses = [...grid, ...inline];
      if (uses.length > NOTE_MEDIA_MAX) throw new AppError('too_much_media', { field: 'media' });
      const kept = new Set(uses.map(({ id }) => id));
      return {
        userId,
        noteId,
        uses,
        released: current.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
        isChanged: listText(uses) !== listText(current),
        resolveInline: (id) => amongText.get(id) ?? null,
      };
    },

    async apply(tx: Tx, { userId, noteId, uses, released, isChanged }: UsePlan, now: Date): Promise<void> {
      if (!isChanged) return;
      for (const { id, source } of uses) if (id !== source) await repo.copy(tx, userId, source, id, now);
      await repo.release(tx, userId, released, now);
      await repo.assign(tx, userId, noteId, uses);
      await notes.setMediaCount(tx, userId, noteId, uses.length);
    },

    /** For many notes at once, whose items are new as they are. */
    assignAll: repo.assignAll,

    /** Makes this image a picture of the profile in place of another. Answers the id that it has there. */
    async exchangePicture(
      tx: Tx,
      userId: string,
      { from, to }: { from: string | null; to: string | null },
      now: Date,
    ): Promise<string | null> {
      if (from === to) return to;
      if (from !== null) await repo.release(tx, userId, [from], now);
      if (to === null) return null;
      const [item] = await repo.lock(tx, userId, [to]);
      if (item?.type !== 'image') throw new AppError('media_missing');
      if (item.is_unclaimed) {
        await repo.useForProfile(tx, userId, to);
        return to;
      }
      const id = newId();
      await repo.copy(tx, userId, to, id, now);
      return id;
    },
  };
};

/** Everything that the note uses already, and these behind it. */
export const addTo =
  (ids: readonly string[]) =>
  (current: readonly UsedItem[]): WantedMedia => {
    const held = new Set(current.map(({ id }) => id));
    const idsOf = (isInline: boolean) => current.filter(({ inline }) => inline === isInline).map(({ id }) => id);
    return { ids: [...idsOf(false), ...ids.filter((id) => !held.has(id))], inlineIds: idsOf(true) };
  };

const listText = (items: readonly { id: string; inline: boolean }[]): string =>
  items.map(({ id, inline }) => `${id} ${inline}`).join();
