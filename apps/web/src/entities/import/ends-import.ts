import type { ImportState } from '@pinlife/contract/import/limits';
import type { LiveEvent } from '../../lib/live/live-stream.ts';

const ends: readonly ImportState[] = ['done', 'failed', 'cancelled', 'undone'];

/** Whether an import has come to its end: notes that it added or took out were not told one by one. */
export const endsImport = (event: LiveEvent): boolean => event.name === 'import' && ends.includes(event.data.state);
