import type { ImportState } from '../import/limits.ts';

/** Heartbeat: an empty line is sent this often. A stream that is silent for much longer is dead. */
export const LIVE_HEARTBEAT_MS = 25_000;

/** A tab may name itself in this header of any call; the events that the call causes carry the name as `tab`. */
export const TAB_HEADER = 'x-tab';

export const isTabName = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

type NoteEventKind = 'created' | 'changed' | 'deleted' | 'restored' | 'commented';

/** The events of the live stream. Free of schemas: the page listens before the validator is loaded. */
export type LiveEvents = {
  /** Comes first, and again after a gap: events follow without loss from here on, what was read before may be stale. */
  hello: Record<string, never>;
  /** A note has changed. The event has no content: whoever shows the note reads it again. */
  note: { noteId: string; version: number; kind: NoteEventKind; tab?: string };
  /** A reminder has rung. */
  notification: { notificationId: string; remindBefore: boolean };
  /** Some notifications were read, here or elsewhere. */
  read: Record<string, never>;
  /** The profile, a setting or what is shown as a memory has changed. */
  user: { tab?: string };
  /** An import has come further, or to another state. Notes that it adds are not told one by one. */
  import: { importId: string; state: ImportState };
  /** This session is over; the stream ends with it. */
  session: { kind: 'ended' };
};
export type LiveEventName = keyof LiveEvents;
