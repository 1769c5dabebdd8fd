import type { NoteColor } from '../note/limits.ts';

/** What is pushed, encrypted for one browser. Free of schemas: the service worker reads it. */
export type PushPayload = {
  /** The notification; its tag on the screen is made of it. */
  id: string;
  title: string;
  /** The first characters of the note. */
  message: string;
  /** Null where somebody only tries whether it works. */
  note: {
    _id: string;
    title: string;
    options: { color: NoteColor; passion: boolean; location: string; selfNote: boolean };
  } | null;
  user: string;
  remindBefore?: boolean;
  /** The person has muted reminders: it shows itself without a sound. */
  silent?: boolean;
  /** When the occurrence is. */
  occurrenceAt: string;
  /** What Intl calls the person's language. */
  lang: string;
  /** With which Done and Snooze work where no page is open: for this notification only. */
  token: string;
  /** The words of the buttons, and what is said when one of them fails. */
  words: { done: string; snooze: string; failed: string };
};

/** What the service worker tells open pages. */
export type WorkerMessage = { kind: 'rang'; notificationId: string } | { kind: 'open'; noteId: string };

/** Of several deliveries of one notification a person sees one. */
export const pushTagOf = (notificationId: string): string => `pl-${notificationId}`;
