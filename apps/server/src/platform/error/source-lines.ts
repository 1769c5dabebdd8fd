import { existsSync, readFileSync } from 'node:fs';

/** From this line of the built file on, lines map one to one to the source. No source: code of a package. */
type Stretch = readonly [line: number, source: number, sourceLine: number];
type SourceLines = { sources: readonly string[]; files: Readonly<Record<string, readonly Stretch[]>> };

const NOWHERE: Stretch = [0, -1, 0];
const BUILT_PLACE = /(?<![^\s(])[^\s(]*\/dist\/([\w.-]+\.cjs):(\d+):\d+/;

/**
 * Rewrites stack traces of the built server to source lines. The table is read at the first trace. Node's source map
 * support would keep 100 MB of memory for it.
 */
export const nameSourcesInTraces = (table: URL): void => {
  if (!existsSync(table)) return;
  let lines: SourceLines | undefined;
  const rename = (frame: string): string => {
    lines ??= JSON.parse(readFileSync(table, 'utf8')) as SourceLines;
    return renameFrame(frame, lines);
  };
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${rename(String(frame))}`)].join('\n');
};

export const renameFrame = (frame: string, { sources, files }: SourceLines): string =>
  frame.replace(BUILT_PLACE, (place, file: string, line: string) => {
    const [start, index, sourceLine] = files[file]?.findLast(([first]) => first <= Number(line)) ?? NOWHERE;
    const source = sources[index];
    return source === undefined ? place : `${source}:${sourceLine + Number(line) - start}`;
  });
