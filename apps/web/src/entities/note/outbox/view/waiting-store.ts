import { inOrder, type Waiting } from '../queue/waiting.ts';

/** What the browser's database has of this tab's person, as it was last read (`refresh-view.ts`). */
let stored: readonly Waiting[] = [];
/** Changes of this tab whose call is under way and which the database does not have yet, or cannot take. */
const unwritten = new Map<string, Waiting>();
let shown: readonly Waiting[] = [];
const listeners = new Set<() => void>();

const show = (): void => {
  // An empty list stays the same one: nothing is drawn again for it.
  if (stored.length + unwritten.size + shown.length === 0) return;
  const isStored = new Set(stored.map(({ id }) => id));
  const others = [...unwritten.values()].filter(({ id }) => !isStored.has(id));
  shown = others.length > 0 ? inOrder([...stored, ...others]) : stored;
  for (const listener of listeners) listener();
};

/** What waits, as the screen shows it. */
export const waitingStore = {
  get: (): readonly Waiting[] => shown,
  getStored: (): readonly Waiting[] => stored,
  /** Takes over what was read from the database. */
  set: (next: readonly Waiting[]): void => {
    stored = next;
    show();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  addUnwritten: (entry: Waiting): void => {
    unwritten.set(entry.id, entry);
    show();
  },
  removeUnwritten: (id: string): void => {
    if (unwritten.delete(id)) show();
  },
  clear: (): void => {
    unwritten.clear();
    waitingStore.set([]);
  },
};
