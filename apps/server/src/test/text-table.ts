/** Columns as wide as their contents. */
export const formatTable = (heads: readonly string[], lines: readonly (readonly string[])[]): string => {
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const formatLine = (line: readonly string[]) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return `${[heads, ...lines].map((line) => formatLine(line).trimEnd()).join('\n')}\n`;
};
