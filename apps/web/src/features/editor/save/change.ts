import type { NoteUpdate } from '@pinlife/contract/note/schema';
import { isSameMedia } from '../../../entities/media/attached.ts';
import { type Change, localReminderId, type ShownChange } from '../../../entities/note/outbox/queue/entry.ts';
import { isSameReminders } from '../../../entities/reminder/draft-reminder.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { changedOptions, type NoteFields } from '../draft/note-fields.ts';
import type { Origin } from './origin.ts';

export type SavedChange = Extract<Change, { kind: 'create' | 'update' }>;

/** The change that gives a note these fields. */
export const toChange = (fields: NoteFields, origin: Origin): SavedChange => {
  const { id, version, fields: saved } = origin;
  if (version === null) return { kind: 'create', note: { _id: id, ...toNewNote(fields) } };
  const changes = saved ? changesBetween(saved, fields) : toUpdate(fields);
  return { kind: 'update', id, version, onTopOf: origin.onTopOf, changes };
};

/** The body of the call that it becomes. */
export const bodyOf = (change: SavedChange): unknown => (change.kind === 'create' ? change.note : change.changes);

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

/** Contains only changed fields. */
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

/** The note with these fields, shown until the server has them. */
export const shownOf = ({ reminders, media, ...fields }: NoteFields): ShownChange => ({
  ...fields,
  media: [...media],
  reminders: reminders.map(({ _id, meta, nextAt }) => {
    const id = _id ?? localReminderId(createId());
    return { _id: id, nextAt, meta: { ...meta, id } };
  }),
});
