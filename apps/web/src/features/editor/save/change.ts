import type { NoteUpdate } from '@pinlife/contract/note/schema';
import { isSameMedia } from '../../../entities/media/attached.ts';
import type { NewNote } from '../../../entities/note/api.ts';
import { isSameReminders } from '../../../entities/reminder/draft-reminder.ts';
import { changedOptions, type NoteFields } from '../draft/note-fields.ts';
import type { Origin } from './origin.ts';

/** What a save sends: plain data, which can be kept and sent later just as well. */
export type Change =
  | { kind: 'create'; note: NewNote }
  | { kind: 'update'; id: string; version: number; changes: NoteUpdate };

/** What has to be sent for a note to hold these fields. */
export const toChange = (fields: NoteFields, { id, version, fields: saved }: Origin): Change => {
  if (version === null) return { kind: 'create', note: { _id: id, ...toNewNote(fields) } };
  return { kind: 'update', id, version, changes: saved ? changesBetween(saved, fields) : toUpdate(fields) };
};

/** The body of the call that it becomes. */
export const bodyOf = (change: Change): unknown => (change.kind === 'create' ? change.note : change.changes);

const toNewNote = ({ reminders, media, ...fields }: NoteFields) => ({
  ...fields,
  reminders: reminders.map(({ meta }) => meta),
  media: media.map(({ _id }) => _id),
});

const toUpdate = ({ reminders, media, ...fields }: NoteFields): NoteUpdate => ({
  ...fields,
  media: media.map(({ _id }) => _id),
  reminders: reminders.map(({ _id, meta }) => ({ ...(_id !== undefined && { _id }), meta })),
});

/** Only what changed is sent; the rest of the note stays untouched. */
const changesBetween = (saved: NoteFields, written: NoteFields): NoteUpdate => {
  const options = changedOptions(saved.options, written.options);
  const { reminders, media } = toUpdate(written);
  return {
    ...(saved.title !== written.title && { title: written.title }),
    ...(saved.content !== written.content && { content: written.content }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(!isSameReminders(saved.reminders, written.reminders) && { reminders }),
    ...(!isSameMedia(saved.media, written.media) && { media }),
  };
};
