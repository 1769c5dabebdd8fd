import type { ByteRange } from '../../platform/storage.ts';

/** Parses a `Range` header; null for the whole file, and for ranges that are not supported. */
export const readRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
};
