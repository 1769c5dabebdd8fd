/** PostgreSQL stores neither NUL characters nor halves of surrogate pairs. */
export const toStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
