import { mergeWaiting } from '../../entities/note/outbox/queue/merge.ts';
import type { Waiting } from '../../entities/note/outbox/queue/waiting.ts';
import { toldAs } from '../../entities/note/outbox/view/kind.ts';

/** `isSending`: it, or one of the calls merged into it, is being sent. */
export type OutboxRow = Waiting & { isSending: boolean };

/** The rows of the list: one per note and kind of change. Rows being sent come first, then the newest, refused ones last. */
export const listRows = (held: readonly Waiting[]): OutboxRow[] => {
  const sendingIds = new Set(held.flatMap(({ id, takenBy }) => (takenBy === undefined ? [] : [id])));
  const byNote = Map.groupBy(held, ({ noteId }) => noteId).values();
  const merged = [...byNote].flatMap((ofNote) => mergeWaiting(ofNote.map((one) => ({ ...one, isTried: false }))));
  const groups = Map.groupBy(merged, (one) => `${toldAs(one)} ${one.refusal !== null}`).values();
  const isSent = ({ id, holds }: Waiting) => [id, ...holds].some((part) => sendingIds.has(part));
  return [...groups]
    .map((parts) => ({ ...(parts.at(-1) as Waiting), isSending: parts.some(isSent) }))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.madeAt - one.madeAt);
};

const rankOf = ({ isSending, refusal }: OutboxRow): number => (refusal ? 2 : isSending ? 0 : 1);
