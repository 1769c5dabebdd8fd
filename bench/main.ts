import { findComparable, formatComparison } from './compare.ts';
import { describeMachine, readCommit, readLoad, warnOfLoad } from './machine.ts';
import { parseOptions } from './options.ts';
import { publish } from './publish.ts';
import { writePage } from './report/page.ts';
import { listEarlier, type Result, readResult, saveResult } from './result.ts';
import type { Effort } from './row.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { benchmarkNames, runBenchmarks } from './run.ts';
import { formatTable } from './table.ts';
import { TEXT_NAME } from './text/note.ts';

const { isQuick, words, comparedWith, isPublished, withPeers } = parseOptions(process.argv.slice(2));
const thoroughness = isQuick
  ? { rounds: 3, seconds: 0.6, warmUpSeconds: 2 }
  : { rounds: 9, seconds: 3, warmUpSeconds: 10 };
const effort: Effort = { isQuick, withPeers, ...thoroughness };
// Lighthouse takes longer than the rest of a quick run.
const isLeftOut = (name: string) => isQuick && !isPublished && name === lighthouse.name;
const isWanted = (name: string) => (words.length === 0 ? !isLeftOut(name) : words.some((word) => name.includes(word)));

if (!benchmarkNames.some(isWanted)) {
  console.error(`Nothing is named so. There are: ${benchmarkNames.join(', ')}.`);
  process.exit(1);
}

const at = new Date().toISOString();
const startedAt = performance.now();
const before = readLoad();
const warning = warnOfLoad(before);
if (warning) console.log(`${warning}\n`);

const rows = await runBenchmarks(effort, isWanted);
const result: Result = {
  version: 1,
  at,
  effort: isQuick ? 'quick' : 'full',
  machine: describeMachine(),
  node: process.versions.node,
  commit: readCommit(),
  text: TEXT_NAME,
  load: { before, after: readLoad() },
  seconds: Math.round((performance.now() - startedAt) / 1000),
  rows,
};
const { machine, node, load, seconds } = result;
console.log(`\n${machine}, Node ${node}, load ${load.before} to ${load.after}, ${seconds} s\n\n${formatTable(rows)}\n`);

const earlier = await listEarlier(result);
const other = comparedWith ? await readResult(comparedWith) : findComparable(earlier, result);
if (other && other.text !== result.text) console.log('That result was taken on other notes: it is not compared.\n');
else if (other) console.log(`${formatComparison(other, result)}\n`);

const { data, page } = await saveResult(result, writePage(result, earlier));
console.log(`${data}\n${page}`);
if (isPublished) {
  await publish(result, words.length > 0);
  console.log('docs/figures.md, figures.json, figures.html and figures.svg are written anew.');
}
