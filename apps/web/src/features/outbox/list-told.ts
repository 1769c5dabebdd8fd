import { toldAs } from '../../entities/note/outbox/kind.ts';
import { mergeWaiting } from '../../entities/note/outbox/merge.ts';
import type { Waiting } from '../../entities/note/outbox/waiting.ts';

/** What waits, as a person thinks of it: of each note every kind once. The newest first, what was refused last. */
export const listTold = (held: readonly Waiting[]): Waiting[] => {
  const byNote = Map.groupBy(held, ({ noteId }) => noteId).values();
  const merged = [...byNote].flatMap((ofNote) => mergeWaiting(ofNote.map((one) => ({ ...one, isTried: false }))));
  const isRefused = ({ refusal }: Waiting) => refusal !== null;
  const told = new Map(merged.map((one) => [`${toldAs(one)} ${isRefused(one)}`, one])).values();
  return [...told].sort((one, other) => Number(isRefused(one)) - Number(isRefused(other)) || other.madeAt - one.madeAt);
};
