import type { Benchmark, Effort, Row } from './row.ts';
import { measureHttp } from './rows/http.ts';
import { measureLogin } from './rows/login.ts';
import { measureMedia } from './rows/media.ts';
import { measureNotes } from './rows/note.ts';
import { measureStart } from './rows/start.ts';
import { describeMachine, formatTable } from './table.ts';

/** Each capability adds its own. */
const benchmarks: readonly Benchmark[] = [measureStart, measureHttp, measureLogin, measureNotes, measureMedia];

const isQuick = process.argv.includes('--quick');
const effort: Effort = isQuick ? { isQuick, rounds: 3, seconds: 2 } : { isQuick, rounds: 9, seconds: 6 };

const rows: Row[] = [];
for (const measure of benchmarks) {
  for (const row of await measure(effort)) {
    console.log(`measured: ${row.work}`);
    rows.push(row);
  }
}
console.log(`\n${describeMachine()}\n\n${formatTable(rows)}`);
