import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportChoices } from '@pinlife/contract/import/schema';
import { type MediaType, NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import { NOTE_LOCATION_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { deriveId } from '../../../platform/secret/id.ts';
import { sizeOf } from '../../comment/size.ts';
import type { BroughtNote } from '../../note/bulk/bulk.ts';
import { sanitizeContent } from '../../note/content/sanitize.ts';
import { ImportFault } from '../fault.ts';
import type { DraftComment, DraftNote, FoundNote } from '../read/port.ts';
import { tagLine, toTags } from '../text/labels.ts';
import { giveTitle } from '../text/title.ts';

export type BroughtFile = {
  fileId: string;
  mediaId: string;
  type: MediaType;
  name: string;
  inline: boolean;
  size: number;
};

export type ComposedNote = {
  note: BroughtNote;
  files: readonly BroughtFile[];
  reminders: readonly { id: string; meta: ReminderMeta; isSilent: boolean }[];
  comments: readonly DraftComment[];
  labels: readonly string[];
  faults: readonly ErrorCode[];
};

type Circumstances = { id: string; choices: ImportChoices; now: Date; timezone: string };

/** What a draft becomes here, by what the person has chosen. */
export const composeNote = (
  { isTrashed }: Pick<FoundNote, 'isTrashed'>,
  draft: DraftNote,
  files: readonly BroughtFile[],
  { id, choices, now, timezone }: Circumstances,
): ComposedNote => {
  const labels = choices.labels ? toTags(draft.labels) : [];
  const { createdAt, updatedAt } = timesOf(draft, choices, now);
  const plainText = draft.title.trim() === '' ? sanitizeContent(draft.html).plainText : '';
  const isEmpty = draft.title.trim() === '' && plainText === '' && draft.files.length === 0;
  if (isEmpty) throw new ImportFault('import_item_empty');
  const { title, html } = giveTitle(draft, plainText, createdAt);
  /** Among the text stand pictures only. */
  const mediaOf = new Map(files.filter(({ type }) => type === 'image').map(({ fileId, mediaId }) => [fileId, mediaId]));
  const reminders = draft.selfNote ? [] : draft.reminders.slice(0, NOTE_REMINDERS_MAX);
  const deletedAt = isTrashed ? now : null;
  return {
    note: {
      id,
      title,
      content: `${html}${tagLine(labels)}`,
      options: {
        color: draft.color,
        passion: draft.passion,
        location: (draft.location ?? '').slice(0, NOTE_LOCATION_MAX_LENGTH),
        selfNote: draft.selfNote ?? false,
      },
      done: draft.done,
      edited: draft.edited ?? updatedAt.getTime() !== createdAt.getTime(),
      createdAt,
      updatedAt,
      deletedAt,
      reminderCount: reminders.length,
      comments: draft.comments.map(({ content }) => ({ content, bytes: sizeOf(content) })),
      fileNames: files.map(({ name }) => name),
      resolveMedia: (fileId) => mediaOf.get(fileId) ?? null,
    },
    files,
    reminders: reminders.map(({ id: given, meta }, index) => ({
      id: given ?? deriveId(new Date(0), `${id}/reminder/${index}`),
      meta: { ...meta, timezone: meta.timezone ?? timezone },
      isSilent: draft.done || deletedAt !== null,
    })),
    comments: draft.comments,
    labels,
    faults: [...draft.faults, ...(draft.files.length > NOTE_MEDIA_MAX ? (['too_much_media'] as const) : [])],
  };
};

/** No time lies ahead, and no note was edited before it was made. */
const timesOf = (draft: DraftNote, { dates }: ImportChoices, now: Date) => {
  if (!dates) return { createdAt: now, updatedAt: now };
  const within = (at: Date | null): Date | null =>
    at && Number.isFinite(at.getTime()) && at.getTime() > 0 && at <= now ? at : null;
  const createdAt = within(draft.createdAt) ?? within(draft.updatedAt) ?? now;
  const updatedAt = within(draft.updatedAt) ?? createdAt;
  return { createdAt, updatedAt: updatedAt < createdAt ? createdAt : updatedAt };
};
