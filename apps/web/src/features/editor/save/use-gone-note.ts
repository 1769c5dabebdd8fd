import type { Media } from '@pinlife/contract/media/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mediaApi } from '../../../entities/media/lazy-api.ts';
import { restoreNote } from '../../../entities/note/api.ts';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { t } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { reminderForm } from '../../reminder/form-loader.ts';
import { type NoteFields, toNewNote } from '../draft/note-fields.ts';
import { findGone, sayNotSaved, type Whereabouts } from './save-failure.ts';
import { useCreateNote } from './use-create-note.ts';

const restarting = definePart(() => import('../../reminder/form/restart.ts'));

/** What was written to a note that somebody has deleted meanwhile. */
export type Gone = { where: Whereabouts; written: NoteFields };

/** The two ways on for changes to a note that was deleted. */
export const useGoneNote = (noteId: string) => {
  const client = useQueryClient();
  const create = useCreateNote();
  const [gone, setGone] = useState<Gone | null>(null);
  /** Sent again after a failure, it makes no second note. */
  const newId = useRef(createId());

  return {
    gone,
    meet: setGone,
    forget: () => setGone(null),
    /** Answers whether the note is back. */
    restore: async ({ written }: Gone): Promise<boolean> => {
      try {
        await restoreNote(client, noteId);
        setGone(null);
        return true;
      } catch (error) {
        const where = findGone(error);
        if (where) setGone({ where, written });
        else sayNotSaved(error);
        return false;
      }
    },
    /** Answers whether a new note holds it all. */
    keepAsNew: async ({ written }: Gone): Promise<boolean> => {
      try {
        const media = await listThere(written.media);
        const reminders = await startAnew(written.reminders);
        await create.mutateAsync({ _id: newId.current, ...toNewNote({ ...written, media, reminders }) });
        if (media.length < written.media.length) showToast({ kind: 'error', text: t('error.media_missing') });
        return true;
      } catch (error) {
        sayNotSaved(error);
        return false;
      }
    },
  };
};

/** With a note that is gone for good, what hung on it goes too. */
const listThere = async (media: readonly Media[]): Promise<Media[]> => {
  if (media.length === 0) return [];
  const { renewMedia } = await mediaApi.load();
  const found = await Promise.all(media.map((item) => renewMedia({ _id: item._id, noteId: '' })));
  return found.filter((item) => item !== null);
};

const startAnew = async (reminders: readonly DraftReminder[]): Promise<DraftReminder[]> => {
  if (reminders.length === 0) return [];
  // It brings `Temporal` along.
  await reminderForm.load();
  const { restartReminders } = await restarting.load();
  return restartReminders(reminders, new Date());
};
