import { setImmediate } from 'node:timers/promises';
import { IMPORT_REPORT_MAX_LINES } from '@pinlife/contract/import/limits';
import type { ImportCounts, ImportLine, ImportSample } from '@pinlife/contract/import/schema';
import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import { listFirstOccurrences } from '@pinlife/contract/reminder/recurrence';
import { sanitizeContent } from '../../note/content/sanitize.ts';
import { ImportFault } from '../fault.ts';
import { type DraftNote, type FoundNote, isFaulty, type NoteReader } from '../read/port.ts';
import { toTags } from '../text/labels.ts';
import { giveTitle } from '../text/title.ts';
import { countMedia, mediaTypeOf, noCounts } from './counts.ts';

const SAMPLES = 2;
const SAMPLE_LETTERS = 200;
const LABELS_SHOWN = 12;
const LABELS_COUNTED = 10_000;
const IDS_AT_ONCE = 500;

type Preview = {
  counts: ImportCounts;
  lines: readonly ImportLine[];
  labels: readonly string[];
  samples: readonly ImportSample[];
  /** Everything that was found, also what cannot be read. */
  total: number;
};

type Options = {
  now: Date;
  timezone: string;
  /** How many of these notes are here already, or were deleted here. */
  countKnown(items: readonly FoundNote[]): Promise<number>;
  /** Told again and again how many notes were found; throws where nobody wants to know any more. */
  onFound(count: number): Promise<void>;
};

/** Reads everything once and changes nothing. */
export const makePreview = async (reader: NoteReader, { now, timezone, countKnown, onFound }: Options) => {
  const counts = noCounts();
  const lines: ImportLine[] = [];
  const labels = new Map<string, string>();
  const samples: ImportSample[] = [];
  let unchecked: FoundNote[] = [];
  let total = 0;

  const skip = (name: string, reason: ImportLine['reason']) => {
    counts.skipped += 1;
    if (lines.length < IMPORT_REPORT_MAX_LINES) lines.push({ name, reason });
  };

  const checkKnown = async () => {
    counts.existing += await countKnown(unchecked);
    unchecked = [];
  };

  const count = (item: FoundNote, draft: DraftNote) => {
    if (draft.html.length > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
    const isBare = draft.title.trim() === '' && draft.files.length === 0;
    if (isBare && sanitizeContent(draft.html).plainText === '') throw new ImportFault('import_item_empty');
    counts.notes += 1;
    if (item.isTrashed) counts.trashed += 1;
    else if (item.isArchived) counts.archived += 1;
    counts.reminders += draft.reminders.length;
    counts.comments += draft.comments.length;
    for (const file of draft.files) countMedia(counts, mediaTypeOf(file), file.size);
    for (const tag of toTags(draft.labels)) if (labels.size < LABELS_COUNTED) labels.set(tag.toLowerCase(), tag);
    for (const fault of new Set(draft.faults)) skip(item.name, fault);
    const isShown = samples.length < SAMPLES && !item.isTrashed && !item.isArchived;
    if (isShown) samples.push(toSample(draft, now, timezone));
  };

  for await (const item of reader.items()) {
    await setImmediate();
    total += 1;
    if (total % IDS_AT_ONCE === 0) await onFound(counts.notes);
    if (isFaulty(item)) {
      skip(item.name, item.fault);
      continue;
    }
    try {
      count(item, await item.read());
      unchecked.push(item);
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      skip(item.name, error.code);
    }
    if (unchecked.length >= IDS_AT_ONCE) await checkKnown();
  }
  await checkKnown();
  counts.labels = labels.size;
  const preview: Preview = { counts, lines, labels: [...labels.values()].slice(0, LABELS_SHOWN), samples, total };
  return preview;
};

const toSample = (draft: DraftNote, now: Date, timezone: string): ImportSample => {
  const { plainText } = sanitizeContent(draft.html);
  const createdAt = draft.createdAt ?? draft.updatedAt ?? now;
  const [meta] = draft.reminders.map((reminder) => ({
    ...reminder.meta,
    timezone: reminder.meta.timezone ?? timezone,
  }));
  const at = meta && listFirstOccurrences(meta, 1)[0]?.at;
  return {
    title: giveTitle(draft, plainText, createdAt).title,
    text: plainText.slice(0, SAMPLE_LETTERS).toWellFormed(),
    color: draft.color,
    createdAt: createdAt.toISOString(),
    remindsAt: at?.toISOString() ?? null,
  };
};
