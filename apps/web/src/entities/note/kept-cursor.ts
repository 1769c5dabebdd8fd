/** The prefix of cursors in the kept store; the server does not know them. */
export const KEPT_CURSOR = 'kept:';

export const isKeptCursor = (cursor: string | null): cursor is string => cursor?.startsWith(KEPT_CURSOR) ?? false;
