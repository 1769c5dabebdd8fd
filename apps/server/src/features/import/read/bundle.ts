import { z } from 'zod';
import type { ZipEntry } from '../file/zip.ts';
import type { MarkdownFolder } from './markdown-folder.ts';

/** The properties of a note that its bundle contains. */
export type BundleInfo = {
  created: Date | null;
  updated: Date | null;
  isArchived: boolean;
  isTrashed: boolean;
  isPinned: boolean;
  isLocked: boolean;
};

const ENDING = '.textbundle';
const INFO_MAX_BYTES = 65_536;

const flag = z
  .unknown()
  .optional()
  .transform((said) => said === 1 || said === true);
const time = z.coerce.date().nullable().catch(null);

/** Bear writes each note as a bundle of its text, its pictures and this file. */
const infoSchema = z.object({
  'net.shinyfrog.bear': z.object({
    creationDate: time,
    modificationDate: time,
    archived: flag,
    trashed: flag,
    pinned: flag,
    encrypted: flag,
  }),
});

/** Returns the name of the bundle that contains a file, or null. */
export const bundleNameOf = (path: string): string | null => {
  const folder = path.split('/').at(-2) ?? '';
  return folder.toLowerCase().endsWith(ENDING) ? folder.slice(0, -ENDING.length) : null;
};

/** Bear names the bundle of a note without a title by a time. */
export const isTimeName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d{6}Z$/.test(name);

/** Returns null if a file is in no bundle, or the bundle has no properties. */
export const readBundle = async (folder: MarkdownFolder, { name }: ZipEntry): Promise<BundleInfo | null> => {
  if (bundleNameOf(name) === null) return null;
  const info = folder.find(`${name.slice(0, name.lastIndexOf('/') + 1)}info.json`);
  if (!info) return null;
  const text = await folder.read(info, INFO_MAX_BYTES).then(String, () => '');
  const said = infoSchema.safeParse(parseOrNull(text)).data?.['net.shinyfrog.bear'];
  if (!said) return null;
  return {
    created: said.creationDate,
    updated: said.modificationDate,
    isArchived: said.archived,
    isTrashed: said.trashed,
    isPinned: said.pinned,
    isLocked: said.encrypted,
  };
};

const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
