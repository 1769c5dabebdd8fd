/** A line that means nothing is sent this often; a stream that is silent for much longer is dead. */
export const LIVE_HEARTBEAT_MS = 25_000;

/** A tab may name itself in this header of any call; the events that the call causes carry the name as `tab`. */
export const TAB_HEADER = 'x-tab';

export const isTabName = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

type NoteEventKind = 'created' | 'changed' | 'deleted' | 'restored' | 'commented';

/** What open tabs hear without asking. Free of schemas: the page listens from its first moment on. */
export type LiveEvents = {
  /** From here on nothing is missed; what was read before may be stale. Comes first, and again after a gap. */
  hello: Record<string, never>;
  /** Says that a note is another one now, not how: whoever shows it reads it again. */
  note: { noteId: string; version: number; kind: NoteEventKind; tab?: string };
  /** A reminder has rung. */
  notification: { notificationId: string; remindBefore: boolean };
  /** Some notifications were read, here or elsewhere. */
  read: Record<string, never>;
  /** This session is over; the stream ends with it. */
  session: { kind: 'ended' };
};
export type LiveEventName = keyof LiveEvents;
