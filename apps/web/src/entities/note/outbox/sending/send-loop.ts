import { listEntries } from '../queue/entries.ts';
import { beginTerm, type LeaderTerm, NotLeaderError } from '../queue/leader-transactions.ts';
import { nothingSent, type Round, type Run, sendNote } from './send-note.ts';

/** The tag of the Background Sync event that wakes the service worker. */
export const SEND_TAG = 'pl-outbox';

const SIDE_BY_SIDE = 4;

/** Pause after a failed change was returned, because its caller may be removing the entry. */
const RETURN_MS = 4000;

/** Sends the entries of a person, in the tab or service worker that is the leader. `onLost`: another one is the leader now. */
export const createSendLoop = (run: Run, onLost: () => void) => {
  let term: Promise<LeaderTerm> | null = null;
  let isLost = false;
  /** Repeated at each call until it succeeds: a full disk cannot store the term. */
  const beginTermOnce = (): Promise<LeaderTerm> => {
    term ??= beginTerm(run.person).catch((error: unknown) => {
      term = null;
      throw error;
    });
    return term;
  };
  /** Until when a note is not sent unless it is requested, by the monotonic clock. */
  const pausedUntil = new Map<string, number>();
  const send = async (noteId: string): Promise<Round> => {
    if (isLost || run.isOver()) return nothingSent;
    try {
      const round = await sendNote(run, await beginTermOnce(), noteId);
      if (round.isReturned) pausedUntil.set(noteId, performance.now() + RETURN_MS);
      return round;
    } catch (error) {
      if (!(error instanceof NotLeaderError)) return { ...nothingSent, isUnfinished: true };
      isLost = true;
      onLost();
      return nothingSent;
    }
  };

  /** The last send of each note: those of one note run one after the other. */
  const turns = new Map<string, Promise<Round>>();
  const sendInTurn = (noteId: string, isRequested = true): Promise<Round> => {
    const isPaused = () => !isRequested && performance.now() < (pausedUntil.get(noteId) ?? 0);
    const turn = (turns.get(noteId) ?? Promise.resolve()).then(() =>
      isPaused() ? { ...nothingSent, isUnfinished: true } : send(noteId),
    );
    turns.set(noteId, turn);
    turn.finally(() => turns.get(noteId) === turn && turns.delete(noteId));
    return turn;
  };

  /**
   * Sends all entries, several notes in parallel. Stops after a blocked one, because the others would fail too.
   */
  const sendAll = async (): Promise<Round> => {
    const entries = await listEntries(run.person).catch(() => null);
    if (!entries) return { ...nothingSent, isUnfinished: true };
    const notes = [...new Set(entries.map(({ noteId }) => noteId))];
    const rounds: Round[] = [];
    const takeNotes = async () => {
      for (let noteId = notes.shift(); noteId !== undefined; noteId = notes.shift()) {
        const round = await sendInTurn(noteId, false);
        rounds.push(round);
        if (round.isBlocked) notes.length = 0;
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeNotes));
    return {
      ...nothingSent,
      sent: rounds.flatMap(({ sent }) => sent),
      refused: rounds.flatMap(({ refused }) => refused),
      isUnfinished: rounds.some(({ isUnfinished }) => isUnfinished),
      isBlocked: rounds.some(({ isBlocked }) => isBlocked),
    };
  };

  return {
    sendNote: (noteId: string) => sendInTurn(noteId),
    sendAll,
    finish: () => Promise.allSettled(turns.values()),
  };
};

export type SendLoop = ReturnType<typeof createSendLoop>;
