import { inOrder, type OutboxEntry } from '../queue/entry.ts';

/** The stored entries of this tab's person, as last read by `refresh-view.ts`. */
let stored: readonly OutboxEntry[] = [];
/** Entries of this tab that are being sent and are not, or cannot be, stored. */
const unwritten = new Map<string, OutboxEntry>();
let shown: readonly OutboxEntry[] = [];
const listeners = new Set<() => void>();

const show = (): void => {
  // An empty list stays the same object, so that nothing renders again.
  if (stored.length + unwritten.size + shown.length === 0) return;
  const isStored = new Set(stored.map(({ id }) => id));
  const others = [...unwritten.values()].filter(({ id }) => !isStored.has(id));
  shown = others.length > 0 ? inOrder([...stored, ...others]) : stored;
  for (const listener of listeners) listener();
};

/** The entries that the page shows. */
export const entryStore = {
  get: (): readonly OutboxEntry[] => shown,
  /** Whether the server lacks an entry that it has not refused. */
  hasUnsent: (): boolean => shown.some(({ refusal }) => !refusal),
  getStored: (): readonly OutboxEntry[] => stored,
  /** Replaces the stored entries by those just read. */
  set: (next: readonly OutboxEntry[]): void => {
    stored = next;
    show();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  addUnwritten: (entry: OutboxEntry): void => {
    unwritten.set(entry.id, entry);
    show();
  },
  removeUnwritten: (id: string): void => {
    if (unwritten.delete(id)) show();
  },
  clear: (): void => {
    unwritten.clear();
    entryStore.set([]);
  },
};
