import { type ZipOptions, zipSync } from 'fflate';

/** Pictures are not compressed, as in archives of other programs. */
const optionsOf = (name: string): ZipOptions => ({
  level: /(?:\.(?:jpe?g|png)|-stored\.zip)$/i.test(name) ? 0 : 6,
  mtime: new Date('2024-05-01T10:00:00Z'),
});

/** Writes a ZIP of these files. */
export const makeZip = (files: Readonly<Record<string, string | Buffer>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          [typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content), optionsOf(name)],
        ]),
      ),
    ),
  );
