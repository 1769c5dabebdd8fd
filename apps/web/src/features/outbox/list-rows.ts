import { announcementKey } from '../../entities/note/outbox/display/change-kind.ts';
import type { OutboxEntry } from '../../entities/note/outbox/queue/entry.ts';
import { mergeEntries } from '../../entities/note/outbox/queue/merge.ts';

/** `isSending`: one of its entries is being sent. */
export type OutboxRow = OutboxEntry & { isSending: boolean };

/** The rows of the list: one per note and kind of change. Rows being sent come first, then the newest, refused ones last. */
export const listRows = (entries: readonly OutboxEntry[]): OutboxRow[] => {
  const sendingIds = new Set(entries.flatMap(({ id, takenBy }) => (takenBy === undefined ? [] : [id])));
  const byNote = Map.groupBy(entries, ({ noteId }) => noteId).values();
  const merged = [...byNote].flatMap((ofNote) => mergeEntries(ofNote.map((one) => ({ ...one, isTried: false }))));
  const groups = Map.groupBy(merged, (one) => `${announcementKey(one)} ${one.refusal !== null}`).values();
  const isSent = ({ id, holds }: OutboxEntry) => [id, ...holds].some((each) => sendingIds.has(each));
  return [...groups]
    .map((group) => ({ ...(group.at(-1) as OutboxEntry), isSending: group.some(isSent) }))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.madeAt - one.madeAt);
};

const rankOf = ({ isSending, refusal }: OutboxRow): number => (refusal ? 2 : isSending ? 0 : 1);
