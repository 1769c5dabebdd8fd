import { Readable } from 'node:stream';
import { deriveId } from '../../../platform/secret/id.ts';
import type { DraftFile } from './port.ts';

const endings = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);
const HEAD_MAX_LENGTH = 200;

export const isDataAddress = (address: string): boolean => address.slice(0, 5).toLowerCase() === 'data:';

/** Reads an image from a data address (`data:image/png;base64,…`); null for other types. The id is derived from `key`. */
export const toDataFile = (address: string, key: string): DraftFile | null => {
  const comma = address.slice(0, HEAD_MAX_LENGTH).indexOf(',');
  const [contentType = '', ...options] = address.slice(5, Math.max(comma, 5)).toLowerCase().split(';');
  const ending = endings.get(contentType);
  if (!isDataAddress(address) || !ending) return null;
  const said = address.slice(comma + 1);
  const bytes = options.includes('base64') ? Buffer.from(said, 'base64') : decode(said);
  if (bytes.length === 0) return null;
  return {
    id: deriveId(new Date(0), key),
    name: `picture.${ending}`,
    contentType,
    size: bytes.length,
    inline: true,
    open: async () => Readable.from([bytes]),
  };
};

const decode = (said: string): Buffer => {
  try {
    return Buffer.from(decodeURIComponent(said));
  } catch {
    return Buffer.from(said);
  }
};
