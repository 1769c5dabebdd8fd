import type { Import, ImportCounts } from '@pinlife/contract/import/schema';

export const makeCounts = (changes: Partial<ImportCounts> = {}): ImportCounts => ({
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
  ...changes,
});

/** An import of a file of Google Keep, being read. */
export const makeImport = (changes: Partial<Import> = {}): Import => ({
  _id: '019a8f00-0000-7000-8000-000000000001',
  filename: 'takeout.zip',
  size: 8_000_000,
  state: 'reading',
  source: 'keep',
  counts: null,
  added: null,
  progress: { done: 0, total: null },
  choices: null,
  error: null,
  startable: false,
  undoUntil: null,
  createdAt: '2026-11-16T14:00:00.000Z',
  startedAt: null,
  endedAt: null,
  uploadUrl: null,
  skipped: [],
  kept: [],
  labels: [],
  samples: [],
  ...changes,
});
