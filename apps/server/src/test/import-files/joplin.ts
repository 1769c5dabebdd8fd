import { formatHeader, paddingOf } from '../../platform/tar/header.ts';

/** Writes a tar of these files. */
export const makeTar = (files: Readonly<Record<string, string | Buffer>>): Buffer =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([name, content]) => {
      const bytes = Buffer.from(content as string);
      return [formatHeader(name, bytes.length), bytes, Buffer.alloc(paddingOf(bytes.length))];
    }),
    Buffer.alloc(1024),
  ]);

/** An item in Joplin's format: title, text, properties. */
export const joplinItem = (
  type: number,
  id: string,
  title: string,
  body: string,
  properties: Record<string, unknown>,
) => {
  const lines = Object.entries({ id, ...properties, type_: type }).map(([name, value]) => `${name}: ${value}`);
  return [title, ...(body ? [body] : []), lines.join('\n')].join('\n\n');
};
