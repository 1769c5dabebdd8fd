import type { Media } from '@pinlife/contract/media/schema';
import { mediaApi } from '../../../entities/media/lazy-api.ts';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { reminderForm } from '../../reminder/form-loader.ts';
import type { NoteFields } from '../draft/note-fields.ts';

const restarting = definePart(() => import('../../reminder/form/restart-reminders.ts'));

/** The fields for a new note that takes the place of a deleted one. */
export const takeOver = async (fields: NoteFields): Promise<NoteFields> => ({
  ...fields,
  media: await listThere(fields.media),
  reminders: await restart(fields.reminders),
});

/** The media that still exist: those of a note that is deleted for good are deleted too. */
const listThere = async (media: readonly Media[]): Promise<Media[]> => {
  if (media.length === 0) return [];
  const { renewMedia } = await mediaApi.load();
  const found = await Promise.all(media.map((item) => renewMedia({ _id: item._id, noteId: '' })));
  return found.filter((item) => item !== null);
};

const restart = async (reminders: readonly DraftReminder[]): Promise<DraftReminder[]> => {
  if (reminders.length === 0) return [];
  // Loads the polyfill of `Temporal`.
  await reminderForm.load();
  const { restartReminders } = await restarting.load();
  return restartReminders(reminders, new Date(findKnownTime()));
};
