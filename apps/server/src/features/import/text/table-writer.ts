type Row = { at: number; endAt: number; cells: number; hasText: boolean };

export type OpenTable = {
  at: number;
  rows: Row[];
  /** Replacement of a tag, by index in `#written`, if the table has several columns. */
  flat: Map<number, string>;
  cellHasText: boolean;
  isBreakDue: boolean;
};

/**
 * Writes a table as a list: an item for each row, its cells separated by bars. A table of one column is layout and is
 * dropped, its content stays. That is known only at its end.
 */
export class TableWriter {
  readonly #written: string[];
  readonly #open: OpenTable[] = [];
  #cells = 0;

  constructor(written: string[]) {
    this.#written = written;
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  get isInCell(): boolean {
    return this.#cells > 0;
  }

  open(): OpenTable {
    const table = { at: this.#written.push('') - 1, rows: [], flat: new Map(), cellHasText: false, isBreakDue: false };
    this.#open.push(table);
    return table;
  }

  openRow(isCaption: boolean): void {
    const row: Row = { at: this.#written.push('') - 1, endAt: -1, cells: isCaption ? 1 : 0, hasText: false };
    const table = this.#open.at(-1);
    table?.rows.push(row);
    if (table) Object.assign(table, { cellHasText: false, isBreakDue: false });
  }

  openCell(isHead: boolean): void {
    this.#cells += 1;
    const table = this.#open.at(-1);
    const row = table?.rows.at(-1);
    if (!table || !row) return;
    row.cells += 1;
    if (row.cells > 1) this.#written.push(' | ');
    if (isHead) this.#written.push('<strong>');
    Object.assign(table, { cellHasText: false, isBreakDue: false });
  }

  closeCell(isHead: boolean): void {
    this.#cells -= 1;
    if (isHead && this.#open.at(-1)?.rows.length) this.#written.push('</strong>');
  }

  closeRow(): void {
    const row = this.#open.at(-1)?.rows.at(-1);
    if (!row) return;
    row.endAt = this.#written.push('') - 1;
    // Joplin writes an empty head for tables without one.
    if (row.cells > 1 && !row.hasText) this.#written.fill('', row.at, row.endAt);
  }

  close({ at, rows, flat }: OpenTable): void {
    this.#open.pop();
    const isGrid = rows.some(({ cells }) => cells > 1);
    const [start, end, rowStart, rowEnd] = isGrid
      ? ['<ul>', '</ul>', '<li><p>', '</p></li>']
      : ['', '', '<div>', '</div>'];
    const endAt = this.#written.push(end) - 1;
    this.#written[at] = start;
    for (const row of rows) {
      if (isGrid && row.endAt >= 0 && !row.hasText) continue;
      this.#written[row.at] = rowStart;
      if (row.endAt >= 0) this.#written[row.endAt] = rowEnd;
    }
    if (isGrid) for (const [place, tag] of flat) this.#written[place] = tag;
    // Tags that are replaced already stay so.
    this.#passOn(at, endAt, rows, isGrid ? new Map() : flat);
  }

  /** Passes the replacements to the table around this one. */
  #passOn(at: number, endAt: number, rows: readonly Row[], flat: Map<number, string>): void {
    const outer = this.#open.at(-1);
    if (!outer) return;
    // Merges the smaller map into the larger, so nesting stays linear.
    const [small, large] = flat.size > outer.flat.size ? [outer.flat, flat] : [flat, outer.flat];
    for (const [place, tag] of small) large.set(place, tag);
    outer.flat = large;
    outer.flat.set(at, '').set(endAt, '');
    const outerRow = outer.rows.at(-1);
    if (outerRow) outerRow.hasText ||= rows.some(({ hasText }) => hasText);
    for (const row of rows) {
      outer.flat.set(row.at, outer.cellHasText ? '<br>' : '');
      if (row.endAt >= 0) outer.flat.set(row.endAt, '');
      outer.cellHasText = true;
    }
  }

  beforeText(): void {
    const table = this.#open.at(-1);
    if (!table) return;
    if (table.isBreakDue) table.flat.set(this.#written.push('') - 1, '<br>');
    Object.assign(table, { cellHasText: true, isBreakDue: false });
    const row = table.rows.at(-1);
    if (row) row.hasText = true;
  }

  afterTag(at: number): void {
    const table = this.#open.at(-1);
    if (!table) return;
    table.flat.set(at, '');
    table.isBreakDue = table.cellHasText;
  }
}
