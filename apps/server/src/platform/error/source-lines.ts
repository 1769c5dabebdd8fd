import { existsSync, readFileSync } from 'node:fs';

/** From a line of a built file on, the lines of a source follow each other; without a source they are a package's. */
type Stretch = readonly [line: number, source: number, sourceLine: number];
type SourceLines = { sources: readonly string[]; files: Readonly<Record<string, readonly Stretch[]>> };

const NOWHERE: Stretch = [0, -1, 0];
const BUILT_PLACE = /[^\s(]*\/dist\/([\w.-]+\.cjs):(\d+):\d+/;

/**
 * Lets the traces of a built server name its sources. The table is read at the first trace: most runs never need it,
 * and Node's own support of source maps would keep 100 MB for it.
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
