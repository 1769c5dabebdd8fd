let words = '';
const listeners = new Set<() => void>();

/** Says something to those who do not see it happen. */
export const announce = (text: string): void => {
  words = text;
  for (const listener of listeners) listener();
};

export const announcedWords = (): string => words;

export const onAnnouncement = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
