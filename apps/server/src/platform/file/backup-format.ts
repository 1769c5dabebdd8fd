import { z } from 'zod';

/**
 * A backup is a tar: the manifest, the rows of each table in compressed chunks, the stored files under their keys, and
 * an end record with the counts and the checksum.
 */
export const MANIFEST = 'manifest.json';
export const END = 'end.json';
const FORMAT = 1;

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Passwords cannot be verified without it. */
  appSecret: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const endSchema = z.object({
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  objects: z.int(),
  /** Files that were deleted with their item while the backup was made. */
  missing: z.array(z.string()),
  sha256: z.string(),
});
export type End = z.infer<typeof endSchema>;

export const createManifest = (known: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...known });

export const formatPartName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy.gz`;

/** The table of an entry with rows, or null. */
export const readPartName = (name: string): string | null => /^tables\/(\w+)\/\d+\.copy\.gz$/.exec(name)?.[1] ?? null;

export const isObjectName = (name: string): boolean => name.startsWith('media/');
