import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { measureCosts } from './costs.ts';
import { exceptions } from './exceptions.ts';
import { measureMcpCost } from './mcp-cost.ts';
import { moreMemoryOf, timesOf, writeTable } from './table.ts';
import { likelyShapes, shapeNames } from './text-shapes.ts';

/** `npm run test:security` searches all shapes for the worst, and prints the result. */
const isThorough = process.env['COST_SEARCH'] === 'all';
const tablePath = process.env['COST_TABLE'];
/** The calls that came nearest to the bound when all were measured. */
const likelyCalls: readonly string[] = ['login', 'listNotes', 'createNote', 'getNote', 'markNoteDone', 'attachMedia'];
const CPU_TIMES_MAX = 50;
const MEMORY_MORE_MAX_MB = 100;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ checkAnswers: false });
});
afterAll(() => testApp.close());

it('no call takes 50 times the processor time, or 100 MB more, for the worst that its limits allow', async () => {
  const only = process.env['COST_CALLS']?.split(',') ?? (isThorough ? undefined : likelyCalls);
  const rows = await measureCosts({
    testApp,
    isThorough,
    shapes: isThorough ? shapeNames : likelyShapes,
    ...(only && { isWanted: (name) => only.includes(name) }),
  });
  rows.push(await measureMcpCost(testApp));
  if (tablePath) writeTable(tablePath, rows);
  const tooDear = rows.filter((row) => {
    const { times = CPU_TIMES_MAX, memoryMb = MEMORY_MORE_MAX_MB } = exceptions[row.call] ?? {};
    return timesOf(row) > times || moreMemoryOf(row) > memoryMb;
  });
  expect(tooDear).toEqual([]);
}, 1_800_000);
