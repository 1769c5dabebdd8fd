import { EVENT_WINDOW_MAX_DAYS } from '@pinlife/contract/event/limits';
import { NOTE_PAGE_MAX_SIZE } from '@pinlife/contract/note/limits';
import type { RouteName } from '@pinlife/contract/routes';
import { writeQueryText } from './bodies.ts';
import { type ShapeName, writeProse } from './text-shapes.ts';

export type Query = Record<string, string>;

/** Common queries by name. Each is compared with the worst of its kind. */
export const commonQueries: Partial<Record<RouteName, Record<string, Query>>> = {
  listNotes: { 'the feed': {}, 'a search': { search: 'violin' } },
  listEvents: { '': { timezone: 'Europe/Berlin' } },
  listMemories: { '': { timezone: 'Europe/Berlin' } },
};

const limit = String(NOTE_PAGE_MAX_SIZE);

/** The worst values of the other query parameters. */
export const worstQueries = (name: RouteName, kind: string, shapes: readonly ShapeName[]): Record<string, Query> => {
  if (name === 'listEvents') return { 'the longest window': longestWindow };
  if (name !== 'listNotes') return {};
  const far = { limit, page: '1000000' };
  if (kind === 'the feed')
    return { 'the longest page': { limit }, 'a page far on': far, 'the trash': { limit, type: 'trash' } };
  return {
    'the longest page': { limit },
    'the most common word, far on': { ...far, search: 'the' },
    'words that are all mistyped': {
      limit,
      search: 'abcdf bcdeg cdefh defgi efghj abcde bcdef cdefg defgh efghi abdec',
    },
    'many words': { limit, search: writeProse(60) },
    'a long phrase': { limit, search: `"${writeProse(40)}"` },
    'beginnings of one letter': { limit, search: 'a b c d e f g h i j k l m n o p q r s t u v w x y z' },
    ...Object.fromEntries(shapes.map((shape) => [shape, { limit, search: writeQueryText(shape) }])),
  };
};

const start = Date.UTC(2026, 11, 24);
const longestWindow: Query = {
  from: new Date(start).toISOString(),
  to: new Date(start + EVENT_WINDOW_MAX_DAYS * 24 * 3_600_000).toISOString(),
};
