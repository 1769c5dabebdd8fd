import type { NoteColor } from '../note/limits.ts';

/** What is pushed, encrypted for one browser. Free of schemas: the service worker reads it. */
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
  /** When the occurrence is. */
  occurrenceAt: string;
  /** What Intl calls the person's language. */
  lang: string;
  /** Allows Done and Snooze without a session, for this notification only. */
  token: string;
  /** The words of the buttons, and what is said when one of them fails. */
  words: { done: string; snooze: string; failed: string };
};

/** What the service worker tells open pages. */
export type WorkerMessage = { kind: 'rang'; notificationId: string } | { kind: 'open'; noteId: string };

/** The browser's tag: a second delivery of one notification replaces the first. */
export const pushTagOf = (notificationId: string): string => `pl-${notificationId}`;
