type Area = 'localStorage' | 'sessionStorage';

/** Storage can be switched off or full; the page then works without remembering. */
export const readItem = (area: Area, key: string): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

export const writeItem = (area: Area, key: string, value: string): void => {
  try {
    globalThis[area].setItem(key, value);
  } catch {
    // Storage is full or off: the value lasts as long as the page.
  }
};

export const removeItem = (area: Area, key: string): void => {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Storage is off: there is nothing to remove.
  }
};
