import type { Note, NoteOptions } from '@pinlife/contract/note';
import { defaultNoteColor } from '@pinlife/contract/note-limits';

/** What the editor writes of a note. */
export type NoteFields = { title: string; content: string; options: NoteOptions };

export const emptyFields: NoteFields = {
  title: '',
  content: '',
  options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
};

export const fieldsOf = ({ title, content, options }: Note): NoteFields => ({ title, content, options });

export const isSameOptions = (one: NoteOptions, other: NoteOptions): boolean =>
  one.color === other.color &&
  one.passion === other.passion &&
  one.location === other.location &&
  one.selfNote === other.selfNote;

/** Whether a note already holds these fields; the server may spell the same text in other words. */
export const holdsFields = (note: NoteFields, { title, content, options }: NoteFields): boolean =>
  note.title === title && isSameOptions(note.options, options) && spell(note.content) === spell(content);

/** One spelling for all: how a link opens is the server's business, and so is how it closes a tag. */
const spell = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) for (const name of ['target', 'rel']) link.removeAttribute(name);
  return body.innerHTML;
};
