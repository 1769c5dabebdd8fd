import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportChoices } from '@pinlife/contract/import/schema';
import type { MediaType } from '@pinlife/contract/media/limits';
import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { deriveId } from '../../../platform/secret/id.ts';
import { sizeOf } from '../../comment/size.ts';
import type { BulkNote, BulkVersion } from '../../note/bulk/bulk.ts';
import type { Content } from '../../note/content/html-writer.ts';
import type { CagedDraft } from '../caged/open-caged.ts';
import { ImportFault } from '../read/fault.ts';
import type { DraftComment, DraftVersion, FoundNote } from '../read/port.ts';
import { tagLine, toTags } from '../text/labels.ts';
import { resolveNoteLinks } from '../text/note-links.ts';
import { ensureTitle } from '../text/title.ts';
import { findTime } from './validate-draft.ts';

export type ImportedFile = {
  fileId: string;
  mediaId: string;
  type: MediaType;
  name: string;
  inline: boolean;
  isHistory: boolean;
  size: number;
};

export type ImportedNote = {
  note: BulkNote;
  /** Not sanitized yet. */
  content: string;
  /** The media ids of inline files. */
  media: Readonly<Record<string, string>>;
  files: readonly ImportedFile[];
  /** Media that only earlier versions use. */
  historyIds: readonly string[];
  reminders: readonly { id: string; meta: ReminderMeta; isSilent: boolean }[];
  comments: readonly DraftComment[];
  labels: readonly string[];
  faults: readonly ErrorCode[];
};

type Circumstances = {
  id: string;
  choices: ImportChoices;
  now: Date;
  timezone: string;
  /** The URL of the note with this key, or null. */
  findAddress(key: string): string | null;
};

/** Converts a draft to a note by the choices of the person. */
export const buildImportedNote = (
  { isTrashed }: Pick<FoundNote, 'isTrashed'>,
  draft: CagedDraft,
  comments: readonly DraftComment[],
  imported: readonly ImportedFile[],
  { id, choices, now, timezone, findAddress }: Circumstances,
): ImportedNote => {
  const labels = choices.labels ? toTags(draft.labels) : [];
  const { createdAt, updatedAt } = timesOf(draft, choices, now);
  if (isEmpty(draft)) throw new ImportFault('import_item_empty');
  const { title, html } = ensureTitle(draft, draft.plainText ?? '', createdAt);
  /** Only pictures can be inline. */
  const media = Object.fromEntries(
    imported.filter(({ type }) => type === 'image').map(({ fileId, mediaId }) => [fileId, mediaId]),
  );
  const files = imported.filter(({ isHistory }) => !isHistory);
  const reminders = draft.selfNote ? [] : draft.reminders;
  const deletedAt = isTrashed ? now : null;
  return {
    note: {
      id,
      title,
      options: {
        color: draft.color,
        passion: draft.passion,
        location: draft.location ?? '',
        selfNote: draft.selfNote ?? false,
      },
      done: draft.done,
      edited: draft.edited ?? updatedAt.getTime() !== createdAt.getTime(),
      createdAt,
      updatedAt,
      deletedAt,
      reminderCount: reminders.length,
      comments: comments.map(({ content }) => ({ content, bytes: sizeOf(content) })),
      fileNames: files.map(({ name }) => name),
    },
    content: `${resolveNoteLinks(html, findAddress)}${tagLine(labels)}`,
    media,
    files,
    historyIds: imported.filter(({ isHistory }) => isHistory).map(({ mediaId }) => mediaId),
    reminders: reminders.map(({ id: given, meta }, index) => ({
      id: given ?? deriveId(new Date(0), `${id}/reminder/${index}`),
      meta: { ...meta, timezone: meta.timezone ?? timezone },
      isSilent: draft.done || deletedAt !== null,
    })),
    comments,
    labels,
    faults: [
      ...draft.faults,
      ...draft.links.filter(({ key }) => findAddress(key) === null).map(() => 'import_link_lost' as const),
    ],
  };
};

/** Versions that are too long after sanitizing are dropped. */
export const composeVersions = async (
  versions: readonly DraftVersion[],
  files: readonly ImportedFile[],
  clean: (texts: readonly string[]) => AsyncIterable<Content | ImportFault>,
): Promise<BulkVersion[]> => {
  const mediaIds = new Map(files.map(({ fileId, mediaId }) => [fileId, mediaId]));
  const composed: BulkVersion[] = [];
  let index = 0;
  for await (const content of clean(versions.map(({ html }) => html))) {
    const { html: _unclean, grid, ...version } = versions[index] as DraftVersion;
    index += 1;
    if (content instanceof ImportFault || Buffer.byteLength(content.html) > NOTE_CONTENT_MAX_BYTES) continue;
    const { html, mediaIds: inline } = content;
    composed.push({ ...version, content: html, grid: grid.flatMap((id) => mediaIds.get(id) ?? []), inline });
  }
  return composed;
};

export const isEmpty = ({ title, plainText, files }: CagedDraft): boolean =>
  title.trim() === '' && (plainText ?? '') === '' && files.length === 0;

/** No time may be in the future, and no edit before the creation. */
const timesOf = (draft: CagedDraft, { dates }: ImportChoices, now: Date) => {
  if (!dates) return { createdAt: now, updatedAt: now };
  const createdAt = findTime(draft.createdAt, now) ?? findTime(draft.updatedAt, now) ?? now;
  const updatedAt = findTime(draft.updatedAt, now) ?? createdAt;
  return { createdAt, updatedAt: updatedAt < createdAt ? createdAt : updatedAt };
};
