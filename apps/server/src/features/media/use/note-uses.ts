import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import type { Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { SpaceService } from '../space.ts';
import type { MediaUse, MediaUseRepo, UsableItem, UsedItem } from './repo.ts';

type NoteKey = { userId: string; noteId: string };

/** The media that a note is to use: its grid (undefined: unchanged), and the inline images. */
type WantedMedia = { ids: readonly string[] | undefined; inlineIds: readonly string[] };

export type UsePlan = NoteKey & {
  uses: readonly MediaUse[];
  released: readonly string[];
  /** Items that only older versions of the note show until now. */
  fromHistory: readonly string[];
  /** Bytes that count again because an item that had been removed is used again. */
  regainedBytes: number;
  isChanged: boolean;
  /** The id of an inline image in the stored text; null if the person has no such image. */
  resolveInline(id: string): string | null;
};

/** The port to notes: each note stores its number of media. */
export type CountedNotes = { setMediaCount(tx: Tx, userId: string, noteId: string, count: number): Promise<void> };

/** `wake` wakes the worker that reads pictures. */
type Dependencies = {
  repo: MediaUseRepo;
  notes: CountedNotes;
  space: Pick<SpaceService, 'refuseOverfull'>;
  wake: (tx: Tx) => Promise<void>;
};

export type MediaUses = ReturnType<typeof createMediaUses>;

/** Tracks which media notes and the profile use, inside their transactions. */
export const createMediaUses = ({ repo, notes, space, wake }: Dependencies) => {
  /** An item has one user. If it is used elsewhere, a copy is created. */
  const toUse = ({ id, note_id, is_unclaimed }: UsableItem, noteId: string, inline: boolean): MediaUse => ({
    id: is_unclaimed || note_id === noteId ? id : newId(),
    source: id,
    inline,
  });

  return {
    /** Plans the media of a note. The text is rewritten by the plan before anything is saved. */
    async plan(tx: Tx, { userId, noteId }: NoteKey, want: (current: UsedItem[]) => WantedMedia): Promise<UsePlan> {
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
      const usedIds = new Set(uses.map(({ id }) => id));
      const currentIds = new Set(current.map(({ id }) => id));
      const isOfHistory = (id: string) => byId.get(id)?.note_id === noteId && !currentIds.has(id);
      return {
        userId,
        noteId,
        uses,
        regainedBytes: items.reduce((sum, { freed_bytes }) => sum + freed_bytes, 0),
        released: current.filter(({ id }) => !usedIds.has(id)).map(({ id }) => id),
        fromHistory: [...usedIds].filter(isOfHistory),
        isChanged: listText(uses) !== listText(current),
        resolveInline: (id) => amongText.get(id) ?? null,
      };
    },

    async apply(
      tx: Tx,
      { userId, noteId, uses, released, regainedBytes, isChanged }: UsePlan,
      now: Date,
    ): Promise<void> {
      if (!isChanged) return;
      for (const { id, source } of uses) if (id !== source) await repo.copy(tx, userId, source, id, now);
      await repo.releaseFromNote(tx, userId, noteId, released, now);
      await repo.assign(tx, userId, noteId, uses);
      await notes.setMediaCount(tx, userId, noteId, uses.length);
      await wake(tx);
      if (regainedBytes > 0) await space.refuseOverfull(tx, userId, regainedBytes);
    },

    /** Must run before an edit, which may drop the last version that uses them. A plan that is not applied must not run it. */
    takeFromHistory: (tx: Tx, { userId, noteId, fromHistory }: UsePlan): Promise<void> =>
      repo.takeFromHistory(tx, userId, noteId, fromHistory),

    /** Assigns new items to many notes at once. */
    assignAll: repo.assignAll,
    /** Stores the items of older versions that arrive with a note. */
    saveRows: repo.saveRows,

    /** Replaces a picture of the profile. Returns the id that the image has there. */
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
        if (item.freed_bytes > 0) await space.refuseOverfull(tx, userId, item.freed_bytes);
        return to;
      }
      const id = newId();
      await repo.copy(tx, userId, to, id, now);
      return id;
    },
  };
};

/** Appends ids to the media of a note. */
export const addTo =
  (ids: readonly string[]) =>
  (current: readonly UsedItem[]): WantedMedia => {
    const currentIds = new Set(current.map(({ id }) => id));
    const idsOf = (isInline: boolean) => current.filter(({ inline }) => inline === isInline).map(({ id }) => id);
    return { ids: [...idsOf(false), ...ids.filter((id) => !currentIds.has(id))], inlineIds: idsOf(true) };
  };

const listText = (items: readonly { id: string; inline: boolean }[]): string =>
  items.map(({ id, inline }) => `${id} ${inline}`).join();
