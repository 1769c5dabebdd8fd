/** Notes that have just been pinned: their card shows it once, wherever it first appears. */
const fresh = new Set<string>();

export const markAsNew = (id: string): void => {
  fresh.add(id);
};

export const isNew = (id: string): boolean => fresh.has(id);

export const markAsSeen = (id: string): void => {
  fresh.delete(id);
};
