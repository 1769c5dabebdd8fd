import type { ImportState } from '@pinlife/contract/import/limits';
import type { LiveEvent } from '../../lib/live/live-stream.ts';

const ends: readonly ImportState[] = ['done', 'failed', 'cancelled', 'undone'];

/** Whether an import has ended. Its notes cause no live events of their own. */
export const isImportEnd = (event: LiveEvent): boolean => event.name === 'import' && ends.includes(event.data.state);
