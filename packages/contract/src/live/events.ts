import type { ImportState } from '../import/limits.ts';

/** The interval of heartbeats (empty lines). A stream that is silent for much longer is dead. */
export const LIVE_HEARTBEAT_MS = 25_000;

/** A tab can name itself in this header; events that the call causes have the name as `tab`. */
export const TAB_HEADER = 'x-tab';

/** A header of the stream's request: the oldest stamp (`stamp.ts`) among the answers that the page has read. */
export const SINCE_HEADER = 'x-since';

export const isTabName = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

type NoteEventKind = 'created' | 'changed' | 'deleted' | 'restored' | 'commented';

/** The events of the live stream. Free of schemas: the page listens before the validator is loaded. */
export type LiveEvents = {
  /**
   * Sent first, and again after a gap: from here on no event is lost, but earlier answers may be out of date.
   * `isUnchanged`: nothing changed since the stamp that the stream was requested with.
   */
  hello: { isUnchanged?: true };
  /** A note has changed. The event has no content: pages that show the note read it again. */
  note: { noteId: string; version: number; kind: NoteEventKind; tab?: string };
  /** A reminder has rung. */
  notification: { notificationId: string; remindBefore: boolean };
  /** Some notifications were read, here or elsewhere. */
  read: Record<string, never>;
  /** The profile, a setting or the set of memories has changed. */
  user: { tab?: string };
  /** The access tokens, the webhooks or their deliveries have changed. */
  apps: Record<string, never>;
  /** An import has made progress. Notes that it adds cause no events of their own. */
  import: { importId: string; state: ImportState };
  /** This session is over; the stream ends with it. */
  session: { kind: 'ended' };
};
export type LiveEventName = keyof LiveEvents;
