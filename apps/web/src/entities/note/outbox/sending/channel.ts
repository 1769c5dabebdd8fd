import { ApiError, unanswered } from '../../../../lib/api/api-error.ts';
import type { Answer, Change } from '../queue/waiting.ts';

/** What tabs, and the service worker, tell each other of the outbox of a person. `noteId` null: of any note. */
export type Message =
  /** Something else is stored: whoever shows it reads it again. */
  | { kind: 'changed'; person: string; noteId: string | null }
  /** Something is to be sent: the leader answers that it leads, and sends it. */
  | { kind: 'wanted'; person: string; noteId: string | null }
  | { kind: 'leading'; person: string }
  | Ended
  /** The leader has tried all that waits. What has waited and was sent or refused since is told as two numbers. */
  | { kind: 'round'; person: string; sent: number; refused: number };

/** A change, and those that were merged into it, were sent: with its answer, or why it failed. */
export type Ended = {
  kind: 'ended';
  person: string;
  noteId: string;
  ids: readonly string[];
  /** Null where it was cancelled out, and not sent. */
  change: Change | null;
  answer: Answer | null;
  error: unknown;
  /** Whoever still waits for the answer is given the change back. */
  isReturned: boolean;
  /** The person has been told that it waits. */
  isLate: boolean;
};

type Listener = (message: Message, isOwn: boolean) => void;
const listeners = new Set<Listener>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pl-outbox') : null;

/** Errors lose what is special about them on the way to another tab. */
type Packed = { status: number; code: string | null; message: string; data: unknown; isOurs: boolean };
const pack = (error: unknown): Packed | null => {
  const { status, code, message, data, isOurs } = error instanceof ApiError ? error : unanswered();
  return error === null ? null : { status, code, message, data, isOurs };
};
const unpack = (packed: Packed | null): ApiError | null =>
  packed && new ApiError(packed.status, packed.code, packed.message, { data: packed.data, isOurs: packed.isOurs });

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  const message = data.kind === 'ended' ? { ...data, error: unpack(data.error as Packed | null) } : data;
  for (const listener of listeners) listener(message, false);
});

/** Tells all tabs, this one too. */
export const publish = (message: Message): void => {
  channel?.postMessage(message.kind === 'ended' ? { ...message, error: pack(message.error) } : message);
  for (const listener of listeners) listener(message, true);
};

export const onMessage = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
