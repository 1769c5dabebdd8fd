import type { Media } from '@pinlife/contract/media/schema';
import { defaultNoteColor } from '@pinlife/contract/note/limits';
import type { Note, NoteOptions } from '@pinlife/contract/note/schema';
import { isSameMedia, listAttached } from '../../../entities/media/attached.ts';
import { isSameText } from '../../../entities/note/same-text.ts';
import { type DraftReminder, draftOf, isSameReminders } from '../../../entities/reminder/draft-reminder.ts';

/** The fields of a note in the editor. */
export type NoteFields = {
  title: string;
  content: string;
  options: NoteOptions;
  reminders: readonly DraftReminder[];
  /** The media of the grid; inline images are part of the content. */
  media: readonly Media[];
};

export const emptyFields: NoteFields = {
  title: '',
  content: '',
  options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
  reminders: [],
  media: [],
};

export const fieldsOf = ({ title, content, options, reminders, media }: Note): NoteFields => ({
  title,
  content,
  options,
  reminders: reminders.map(draftOf),
  media: listAttached(media),
});

export const changedOptions = (saved: NoteOptions, written: NoteOptions): Partial<NoteOptions> => ({
  ...(saved.color !== written.color && { color: written.color }),
  ...(saved.passion !== written.passion && { passion: written.passion }),
  ...(saved.location !== written.location && { location: written.location }),
  ...(saved.selfNote !== written.selfNote && { selfNote: written.selfNote }),
});

export const isSameOptions = (one: NoteOptions, other: NoteOptions): boolean =>
  Object.keys(changedOptions(one, other)).length === 0;

/** Whether a note already has these fields. */
export const hasFields = (note: NoteFields, { title, content, options, reminders, media }: NoteFields): boolean =>
  note.title === title &&
  isSameOptions(note.options, options) &&
  isSameReminders(note.reminders, reminders) &&
  isSameMedia(note.media, media) &&
  isSameText(note.content, content);
