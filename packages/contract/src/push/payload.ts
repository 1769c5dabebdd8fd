import type { NoteColor } from '../note/limits.ts';

/** The content of a push, encrypted for one browser. Free of schemas, because the service worker reads it. */
export type PushPayload = {
  /** The id of the notification; its tag on the screen is made from it. */
  id: string;
  title: string;
  /** The first characters of the note. */
  message: string;
  /** Null for a test push. */
  note: {
    _id: string;
    title: string;
    options: { color: NoteColor; passion: boolean; location: string; selfNote: boolean };
  } | null;
  user: string;
  remindBefore?: boolean;
  /** Shown without a sound: the person has muted reminders. */
  silent?: boolean;
  /** The time of the occurrence. */
  occurrenceAt: string;
  /** The person's language as a code for Intl. */
  lang: string;
  /** Allows Done and Snooze without a session, for this notification only. */
  token: string;
  /** The texts of the buttons, and of a failed action. */
  words: { done: string; snooze: string; failed: string };
};

/** The messages of the service worker to open pages. */
export type WorkerMessage = { kind: 'rang'; notificationId: string } | { kind: 'open'; noteId: string };

/** The browser's tag: a second delivery of one notification replaces the first. */
export const pushTagOf = (notificationId: string): string => `pl-${notificationId}`;
