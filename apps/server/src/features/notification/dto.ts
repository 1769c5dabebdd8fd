import { NOTIFICATION_CONTENT_MAX_BYTES } from '@pinlife/contract/notification/limits';
import type { Notification } from '@pinlife/contract/notification/schema';
import { escapeHtml } from '../../platform/text/html-text.ts';
import { toNoteOptions } from '../../views/note-options.ts';
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
    options: toNoteOptions(row),
  },
});

/** The beginning of a text as HTML without tags, cut between characters and between entities. */
export const cutContent = (text: string): string => {
  let content = '';
  let bytes = 0;
  for (const character of text) {
    const escaped = escapeHtml(character);
    bytes += Buffer.byteLength(escaped);
    if (bytes > NOTIFICATION_CONTENT_MAX_BYTES) break;
    content += escaped;
  }
  return content;
};
