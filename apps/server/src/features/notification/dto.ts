import type { NoteColor } from '@pinlife/contract/note/limits';
import type { Notification } from '@pinlife/contract/notification/schema';
import { cutContent } from './cut-content.ts';
import type { NotificationRow } from './repo.ts';

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  read: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  remindBefore: row.kind === 'lead',
  occurrenceAt: row.occurrence_at.toISOString(),
  note: {
    _id: row.note_id,
    title: row.title,
    content: row.content ?? cutContent(row.beginning),
    options: {
      color: row.color as NoteColor,
      passion: row.passion,
      location: row.location,
      selfNote: row.self_note,
    },
  },
});
