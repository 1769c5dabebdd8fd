type Area = 'localStorage' | 'sessionStorage';
type Items = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** The service worker has none, and remembers nothing here. */
const areas = globalThis as unknown as Record<Area, Items>;

/** Storage can be switched off or full; the page then works without remembering. */
export const readItem = (area: Area, key: string): string | null => {
  try {
    return areas[area].getItem(key);
  } catch {
    return null;
  }
};

export const writeItem = (area: Area, key: string, value: string): void => {
  try {
    areas[area].setItem(key, value);
  } catch {
    // Storage is full or off: the value lasts as long as the page.
  }
};

export const removeItem = (area: Area, key: string): void => {
  try {
    areas[area].removeItem(key);
  } catch {
    // Storage is off: there is nothing to remove.
  }
};
