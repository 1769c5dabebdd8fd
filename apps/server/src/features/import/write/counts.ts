import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import type { MediaType } from '@pinlife/contract/media/limits';
import type { DraftFile } from '../read/port.ts';

export const noCounts = (): ImportCounts => ({
  notes: 0,
  archived: 0,
  trashed: 0,
  pictures: 0,
  recordings: 0,
  files: 0,
  bytes: 0,
  reminders: 0,
  comments: 0,
  labels: 0,
  existing: 0,
  skipped: 0,
});

const countOf = { image: 'pictures', audio: 'recordings', file: 'files' } as const satisfies Record<
  MediaType,
  keyof ImportCounts
>;

export const countMedia = (counts: ImportCounts, type: MediaType, size: number): void => {
  counts[countOf[type]] += 1;
  counts.bytes += size;
};

/** Report lines, one for each kind of fault of a note. */
export const linesOf = (name: string, faults: readonly ErrorCode[]): ImportLine[] =>
  [...Map.groupBy(faults, (fault) => fault)].map(([reason, { length }]) => ({
    name,
    reason,
    ...(length > 1 && { count: length }),
  }));

/** Formats of old phones, which no browser plays. */
const unplayed = new Set(['audio/3gpp', 'audio/3gpp2', 'audio/amr']);

/** The media type by the content type. */
export const mediaTypeOf = ({ contentType, type }: Pick<DraftFile, 'contentType' | 'type'>): MediaType => {
  if (type) return type;
  if (contentType === 'image/png' || contentType === 'image/jpeg') return 'image';
  return contentType.startsWith('audio/') && !unplayed.has(contentType) ? 'audio' : 'file';
};
