import { listChanges } from '../queue/entries.ts';
import { claimLead, type Lead, NotLeadingError } from '../queue/leading.ts';
import { nothingSent, type Round, type Run, sendNote } from './send-note.ts';

/** Names what the browser is asked to wake the service worker for. */
export const SEND_TAG = 'pl-outbox';

const SIDE_BY_SIDE = 4;

/** So long a failed change is left to whoever made it, and may be taking it back. */
const RETURN_MS = 4000;

/** Sends what waits of a person, in the tab or the worker that leads. `onLost`: another one leads by now. */
export const createLeader = (run: Run, onLost: () => void) => {
  let claimed: Promise<Lead> | null = null;
  let isLost = false;
  /** A full disk takes no claim: it is tried again each time. */
  const claim = (): Promise<Lead> => {
    claimed ??= claimLead(run.person).catch((error: unknown) => {
      claimed = null;
      throw error;
    });
    return claimed;
  };
  /** Until when notes are left alone, by the monotonic clock. */
  const left = new Map<string, number>();
  const send = async (noteId: string): Promise<Round> => {
    if (isLost || run.isOver()) return nothingSent;
    try {
      const round = await sendNote(run, await claim(), noteId);
      if (round.isReturned) left.set(noteId, performance.now() + RETURN_MS);
      return round;
    } catch (error) {
      if (!(error instanceof NotLeadingError)) return { ...nothingSent, isUnfinished: true };
      isLost = true;
      onLost();
      return nothingSent;
    }
  };

  /** What is done for each note, one after the other. */
  const turns = new Map<string, Promise<Round>>();
  const sendInTurn = (noteId: string, isAsked = true): Promise<Round> => {
    const isLeft = () => !isAsked && performance.now() < (left.get(noteId) ?? 0);
    const turn = (turns.get(noteId) ?? Promise.resolve()).then(() =>
      isLeft() ? { ...nothingSent, isUnfinished: true } : send(noteId),
    );
    turns.set(noteId, turn);
    turn.finally(() => turns.get(noteId) === turn && turns.delete(noteId));
    return turn;
  };

  /**
   * Sends all that waits, the notes side by side. Where one does not get through, the others are not tried: a thousand of
   * them would only keep the line busy.
   */
  const sendAll = async (): Promise<Round> => {
    const waiting = await listChanges(run.person).catch(() => null);
    if (!waiting) return { ...nothingSent, isUnfinished: true };
    const notes = [...new Set(waiting.map(({ noteId }) => noteId))];
    const rounds: Round[] = [];
    const takeNotes = async () => {
      for (let noteId = notes.shift(); noteId !== undefined; noteId = notes.shift()) {
        const round = await sendInTurn(noteId, false);
        rounds.push(round);
        if (round.isCut) notes.length = 0;
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeNotes));
    return {
      ...nothingSent,
      sent: rounds.flatMap(({ sent }) => sent),
      refused: rounds.flatMap(({ refused }) => refused),
      isUnfinished: rounds.some(({ isUnfinished }) => isUnfinished),
      isCut: rounds.some(({ isCut }) => isCut),
    };
  };

  return {
    sendNote: (noteId: string) => sendInTurn(noteId),
    sendAll,
    finish: () => Promise.allSettled(turns.values()),
  };
};

export type Leader = ReturnType<typeof createLeader>;
