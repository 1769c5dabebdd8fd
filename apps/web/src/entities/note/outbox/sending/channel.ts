import { ApiError, unansweredError } from '../../../../lib/api/api-error.ts';
import type { Change, ChangeAnswer } from '../queue/entry.ts';

/** Messages between the tabs and the service worker about the outbox of a person. `noteId` null: all notes. */
export type Message =
  /** Stored entries have changed: tabs read them again. */
  | { kind: 'changed'; person: string; noteId: string | null }
  /** Entries are to be sent: the leader answers `leading` and sends them. */
  | { kind: 'wanted'; person: string; noteId: string | null }
  | { kind: 'leading'; person: string }
  | Ended
  /** The leader has tried all entries. `sent`, `refused`: how many announced entries have ended since the last round. */
  | { kind: 'round'; person: string; sent: number; refused: number };

/** An entry, with those merged into it, was sent: its answer or its error. */
export type Ended = {
  kind: 'ended';
  person: string;
  noteId: string;
  ids: readonly string[];
  /** Null if it was cancelled by another entry and not sent. */
  change: Change | null;
  answer: ChangeAnswer | null;
  error: unknown;
  /** A caller that still waits gets the error, and removes the entry. */
  isReturned: boolean;
  /** It was announced that the entry waits. */
  isLate: boolean;
};

type Listener = (message: Message, isOwn: boolean) => void;
const listeners = new Set<Listener>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pl-outbox') : null;

/** The fields of an ApiError, which a message between tabs would lose. */
type Packed = { status: number; code: string | null; message: string; data: unknown; isOurs: boolean };
const pack = (error: unknown): Packed | null => {
  const { status, code, message, data, isOurs } = error instanceof ApiError ? error : unansweredError();
  return error === null ? null : { status, code, message, data, isOurs };
};
const unpack = (packed: Packed | null): ApiError | null =>
  packed && new ApiError(packed.status, packed.code, packed.message, { data: packed.data, isOurs: packed.isOurs });

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  const message = data.kind === 'ended' ? { ...data, error: unpack(data.error as Packed | null) } : data;
  for (const listener of listeners) listener(message, false);
});

/** Sends to all tabs, this one too. */
export const publish = (message: Message): void => {
  channel?.postMessage(message.kind === 'ended' ? { ...message, error: pack(message.error) } : message);
  for (const listener of listeners) listener(message, true);
};

export const onMessage = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
