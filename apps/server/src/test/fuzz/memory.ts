import type { Operation } from './document.ts';
import type { Random } from './random.ts';

/** The path parameters: `noteId` and `id` of a comment. */
type Ids = Readonly<Record<string, string>>;

const KEPT_PER_KIND = 200;

/** The ids of earlier answers, so that requests reach existing rows. */
export type Memory = {
  learn(operation: Operation, params: Ids, data: unknown): void;
  recallParams(operation: Operation, random: Random): Ids;
  recallId(kind: string, random: Random): string | undefined;
  recallCursor(random: Random): string | undefined;
  learnCursor(cursor: string): void;
};

export const createMemory = (): Memory => {
  const things = new Map<string, Ids[]>();
  const cursors: string[] = [];

  const keep = (kind: string, ids: Ids) => {
    const known = things.get(kind) ?? [];
    known.push(ids);
    if (known.length > KEPT_PER_KIND) known.shift();
    things.set(kind, known);
  };

  return {
    learn({ path }, params, data) {
      const kind = kindOf(path);
      for (const item of Array.isArray(data) ? data : [data]) {
        const id = readId(item);
        if (id) keep(kind, { ...params, id });
      }
    },
    recallParams({ path }, random) {
      const known = things.get(kindOf(path)) ?? [];
      return known.length > 0 ? random.pick(known) : {};
    },
    recallId: (kind, random) => {
      const known = things.get(kind) ?? [];
      return known.length > 0 ? random.pick(known)['id'] : undefined;
    },
    recallCursor: (random) => (cursors.length > 0 ? random.pick(cursors) : undefined),
    learnCursor(cursor) {
      cursors.push(cursor);
      if (cursors.length > KEPT_PER_KIND) cursors.shift();
    },
  };
};

/** The kind of a path's id: `comment` of `/api/note/{noteId}/comment/{id}`, `note` of `/api/note/{id}/done`. */
const kindOf = (path: string): string => {
  const beforeId = /\/(\w+)\/\{id\}/.exec(path)?.[1];
  return beforeId ?? path.split('/').findLast((part) => !part.startsWith('{')) ?? '';
};

const readId = (item: unknown): string | undefined => {
  if (typeof item !== 'object' || item === null) return undefined;
  const id = '_id' in item ? item._id : 'id' in item ? item.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
