import { mediaTypes } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { noteColors } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import { isRecord, looksLikeDraft } from '../../../entities/draft/stored-drafts.ts';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import type { Draft } from './draft-store.ts';
import { emptyFields, type NoteFields } from './note-fields.ts';

/**
 * A stored draft may be of another version of the app, or damaged. Readable fields are kept, others are as in an empty
 * note; null if nothing is readable.
 */
export const readDraft = (value: unknown): Draft | null => {
  if (!looksLikeDraft(value)) return null;
  const { noteId, version, onTopOf, base, sentId, changedAt } = value;
  return {
    ...readFields(value),
    noteId: typeof noteId === 'string' ? noteId : null,
    version: typeof version === 'number' ? version : null,
    ...(typeof onTopOf === 'string' && { onTopOf }),
    ...(looksLikeDraft(base) && { base: readFields(base) }),
    sentId: typeof sentId === 'string' ? sentId : null,
    changedAt: typeof changedAt === 'number' ? changedAt : 0,
  };
};

const readFields = ({ title, content, options, reminders, media }: Record<string, unknown>): NoteFields => ({
  title: typeof title === 'string' ? title : '',
  content: typeof content === 'string' ? content : '',
  options: readOptions(isRecord(options) ? options : {}),
  reminders: Array.isArray(reminders) ? reminders.filter(isReminder) : [],
  media: Array.isArray(media) ? media.filter(isMedia) : [],
});

const readOptions = ({ color, passion, location, selfNote }: Record<string, unknown>): NoteOptions => ({
  color: noteColors.find(({ value }) => value === color)?.value ?? emptyFields.options.color,
  passion: passion === true,
  location: typeof location === 'string' ? location : '',
  selfNote: selfNote === true,
});

const isReminder = (value: unknown): value is DraftReminder =>
  isRecord(value) && isRecord(value['meta']) && typeof value['meta']['selectedDateTime'] === 'string';

const isMedia = (value: unknown): value is Media =>
  isRecord(value) &&
  [value['_id'], value['url'], value['filename']].every((text) => typeof text === 'string') &&
  mediaTypes.some((type) => type === value['type']);
