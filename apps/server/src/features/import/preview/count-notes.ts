import type { ErrorCode } from '@pinlife/contract/errors';
import { IMPORT_REPORT_MAX_BYTES, IMPORT_REPORT_MAX_LINES } from '@pinlife/contract/import/limits';
import type { ImportLine, ImportSample } from '@pinlife/contract/import/schema';
import { listFirstOccurrences } from '@pinlife/contract/reminder/recurrence';
import { tagKeyOf } from '@pinlife/contract/tag/tags';
import type { ImportPreview } from '../../../db/schema.ts';
import type { CagedDraft, CagedItem, CagedNote, CagedReader } from '../caged/open-caged.ts';
import { ImportFault } from '../read/fault.ts';
import { type FoundNote, isFaulty } from '../read/port.ts';
import { toTags } from '../text/labels.ts';
import { ensureTitle } from '../text/title.ts';
import { isEmpty } from '../write/build-imported-note.ts';
import { countMedia, linesOf, mediaTypeOf, noCounts } from '../write/counts.ts';

const SAMPLES = 2;
const SAMPLE_LETTERS = 200;
/** Further labels are not counted. */
const LABELS_COUNTED = 2_000;
const IDS_AT_ONCE = 500;
const ITEMS_AT_ONCE = 25;

type Options = {
  now: Date;
  timezone: string;
  /** Counts the notes that exist already, or were deleted here. */
  countKnown(items: readonly Pick<FoundNote, 'key' | 'digest' | 'otherKey'>[]): Promise<number>;
  /** Called with the number of notes found so far. Throws if the import was cancelled. */
  onFound(count: number): Promise<void>;
  /** Whether the time slice is over and another import waits. */
  isTimeSliceOver(): Promise<boolean>;
};

export const startPreview = (): ImportPreview => ({ counts: noCounts(), lines: [], labels: [], samples: [], total: 0 });

/** Continues reading and changes only the preview. Returns whether everything was read. */
export const continuePreview = async (
  preview: ImportPreview,
  reader: Pick<CagedReader, 'next' | 'read' | 'clean'>,
  { now, timezone, countKnown, onFound, isTimeSliceOver }: Options,
): Promise<boolean> => {
  const { counts, samples } = preview;
  const labels = new Map(preview.labels.map((tag) => [tagKeyOf(tag), tag]));
  let linesBytes = countBytes(preview.lines);
  let unchecked: CagedNote[] = [];

  const skip = (name: string, reasons: readonly ImportLine['reason'][]) => {
    const more = linesOf(name, reasons);
    counts.skipped += more.length;
    if (linesBytes >= IMPORT_REPORT_MAX_BYTES) return;
    const fitting = more.slice(0, IMPORT_REPORT_MAX_LINES - preview.lines.length);
    preview.lines.push(...fitting);
    linesBytes += countBytes(fitting);
  };

  const checkKnown = async () => {
    const items = unchecked;
    unchecked = [];
    const countOf = async (isIt: (item: (typeof items)[number]) => boolean) => {
      const some = items.filter(isIt);
      return some.length === 0 ? 0 : countKnown(some);
    };
    const trashed = await countOf(({ isTrashed }) => isTrashed);
    const archived = await countOf(({ isArchived, isTrashed }) => isArchived && !isTrashed);
    counts.existing += trashed + archived + (await countOf(({ isArchived, isTrashed }) => !isArchived && !isTrashed));
    counts.existingArchived = (counts.existingArchived ?? 0) + archived;
    counts.existingTrashed = (counts.existingTrashed ?? 0) + trashed;
  };

  const listLost = async ({ links }: CagedDraft) => {
    const elsewhere = links.filter(({ isInFile }) => !isInFile);
    const known = elsewhere.length === 0 ? 0 : await countKnown(elsewhere);
    return Array<ErrorCode>(elsewhere.length - known).fill('import_link_lost');
  };

  const count = async (item: CagedNote, draft: CagedDraft) => {
    if (isEmpty(draft)) throw new ImportFault('import_item_empty');
    const isShown = samples.length < SAMPLES && !item.isTrashed && !item.isArchived;
    if (isShown) samples.push(toSample(draft, await readWords(item, draft), now, timezone));
    counts.notes += 1;
    if (item.isTrashed) counts.trashed += 1;
    else if (item.isArchived) counts.archived += 1;
    counts.reminders += draft.reminders.length;
    counts.comments += draft.commentCount;
    for (const file of draft.files.filter(({ isHistory }) => !isHistory))
      countMedia(counts, mediaTypeOf(file), file.size);
    for (const tag of toTags(draft.labels)) if (labels.size < LABELS_COUNTED) labels.set(tagKeyOf(tag), tag);
    skip(item.name, draft.faults);
  };

  const readWords = async ({ position }: CagedNote, { html }: CagedDraft): Promise<string> => {
    const [content] = await Array.fromAsync(reader.clean([{ item: position, content: html, media: {} }]));
    if (content instanceof ImportFault) throw content;
    return content?.plainText ?? '';
  };

  const look = async (item: CagedNote, draft: CagedDraft | ImportFault) => {
    try {
      if (draft instanceof ImportFault) throw draft;
      await count(item, draft);
      skip(item.name, await listLost(draft));
      unchecked.push(item);
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      skip(item.name, [error.code]);
    }
  };

  const isNote = (item: CagedItem): item is CagedNote => !isFaulty(item);

  /** Returns false if the time slice ended before all items were counted. */
  const lookAtAll = async (items: readonly CagedItem[]): Promise<boolean> => {
    const drafts = reader.read(items.filter(isNote));
    for (const [index, item] of items.entries()) {
      if (index > 0 && (await isTimeSliceOver())) return false;
      if (isFaulty(item)) skip(item.name, [item.fault]);
      else {
        const { value, done } = await drafts.next();
        if (!done) await look(...value);
      }
      preview.total += 1;
      if (preview.total % IDS_AT_ONCE === 0) await onFound(counts.notes);
    }
    return true;
  };

  try {
    for (;;) {
      const items = await reader.next(ITEMS_AT_ONCE);
      if (items.length === 0) return true;
      if (!(await lookAtAll(items))) return false;
      if (unchecked.length >= IDS_AT_ONCE) await checkKnown();
    }
  } finally {
    await checkKnown();
    counts.labels = labels.size;
    preview.labels = [...labels.values()];
  }
};

const countBytes = (lines: readonly ImportLine[]): number =>
  lines.length === 0 ? 0 : Buffer.byteLength(JSON.stringify(lines));

const toSample = (draft: CagedDraft, plainText: string, now: Date, timezone: string): ImportSample => {
  const createdAt = draft.createdAt ?? draft.updatedAt ?? now;
  const [meta] = draft.reminders.map((reminder) => ({
    ...reminder.meta,
    timezone: reminder.meta.timezone ?? timezone,
  }));
  const at = meta && listFirstOccurrences(meta, 1)[0]?.at;
  return {
    title: ensureTitle(draft, plainText, createdAt).title,
    text: plainText.slice(0, SAMPLE_LETTERS).toWellFormed(),
    color: draft.color,
    createdAt: createdAt.toISOString(),
    remindsAt: at?.toISOString() ?? null,
  };
};
