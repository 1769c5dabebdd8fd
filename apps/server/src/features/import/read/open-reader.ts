import { ImportFault } from '../fault.ts';
import type { FileBytes } from '../file/parts.ts';
import type { NoteReader } from './port.ts';

const PROBE_BYTES = 1024;

/** Looks at the bytes, never at the name alone. Readers are loaded when somebody brings notes: most instances never do. */
export const openReader = async (bytes: FileBytes, _filename: string): Promise<NoteReader> => {
  const head = await bytes.read(0, PROBE_BYTES);
  if (head.subarray(0, 2).toString('latin1') === 'PK') return openZipReader(bytes);
  throw new ImportFault('import_format_unknown');
};

const openZipReader = async (bytes: FileBytes): Promise<NoteReader> => {
  const { openZip } = await import('../file/zip.ts');
  const zip = await openZip(bytes);
  const { isKeepArchive, readKeep } = await import('./keep.ts');
  if (await isKeepArchive(zip)) return readKeep(zip);
  throw new ImportFault('import_format_unknown');
};
