/** Begins the cursor of a page that was read from the kept store: the server knows nothing of it. */
export const KEPT_CURSOR = 'kept:';

export const isKeptCursor = (cursor: string | null): cursor is string => cursor?.startsWith(KEPT_CURSOR) ?? false;
