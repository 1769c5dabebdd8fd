import { DAY_MS } from '@pinlife/contract/durations';
import { IMPORT_REPORT_MAX_LINES, IMPORT_UNDO_DAYS } from '@pinlife/contract/import/limits';
import type { Import, ImportSummary } from '@pinlife/contract/import/schema';
import type { ImportRow, SummaryRow } from './repo.ts';

/** The end of the time in which the import can be undone; null if it wrote nothing. */
export const undoEndOf = ({ state, added, ended_at }: Pick<ImportRow, 'state' | 'added' | 'ended_at'>): Date | null => {
  const isOver = state === 'done' || state === 'cancelled' || state === 'failed';
  if (!isOver || !added || added.notes === 0 || !ended_at) return null;
  return new Date(ended_at.getTime() + IMPORT_UNDO_DAYS * DAY_MS);
};

/** Whether a preview is ready, or an import was stopped and its file still exists. */
export const isStartable = ({
  state,
  has_file,
  started_at,
}: Pick<ImportRow, 'state' | 'has_file' | 'started_at'>): boolean =>
  has_file && (state === 'ready' || (state === 'cancelled' && started_at !== null));

export const toSummary = (row: SummaryRow, now: Date): ImportSummary => {
  const undoUntil = undoEndOf(row);
  return {
    _id: row.id,
    filename: row.filename,
    size: Number(row.size),
    state: row.state,
    source: row.source,
    counts: row.counts,
    added: row.added,
    progress:
      row.state === 'uploading'
        ? { done: Number(row.received), total: Number(row.size) }
        : { done: row.position, total: row.total },
    choices: row.choices,
    error: row.error,
    startable: isStartable(row),
    undoUntil: undoUntil && undoUntil > now ? undoUntil.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
};

export const toImport = (row: ImportRow, now: Date, uploadUrl: string | null): Import => ({
  ...toSummary(row, now),
  uploadUrl,
  skipped: row.skipped.slice(0, IMPORT_REPORT_MAX_LINES),
  kept: row.kept.slice(0, IMPORT_REPORT_MAX_LINES),
  labels: row.labels,
  samples: row.samples,
});
