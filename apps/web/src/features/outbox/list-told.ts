import { toldAs } from '../../entities/note/outbox/kind.ts';
import { mergeWaiting } from '../../entities/note/outbox/merge.ts';
import type { Waiting } from '../../entities/note/outbox/waiting.ts';

/** `isSending`: it, or a part of it, is under way just now. */
export type Told = Waiting & { isSending: boolean };

/**
 * What waits, as a person thinks of it: of each note every kind once. What is being sent comes first, then the newest;
 * what was refused last.
 */
export const listTold = (held: readonly Waiting[], sending: ReadonlySet<string>): Told[] => {
  const byNote = Map.groupBy(held, ({ noteId }) => noteId).values();
  const merged = [...byNote].flatMap((ofNote) => mergeWaiting(ofNote.map((one) => ({ ...one, isTried: false }))));
  const told = Map.groupBy(merged, (one) => `${toldAs(one)} ${one.refusal !== null}`).values();
  const isSent = ({ id, holds }: Waiting) => [id, ...holds].some((part) => sending.has(part));
  return [...told]
    .map((parts) => ({ ...(parts.at(-1) as Waiting), isSending: parts.some(isSent) }))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.madeAt - one.madeAt);
};

const rankOf = ({ isSending, refusal }: Told): number => (refusal ? 2 : isSending ? 0 : 1);
