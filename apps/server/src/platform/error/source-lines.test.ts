import { expect, it } from 'vitest';
import { renameFrame } from './source-lines.ts';

const lines = {
  sources: ['apps/server/src/a.ts', 'apps/server/src/b.ts'],
  files: {
    'main.cjs': [
      [10, 0, 3],
      [14, 0, 20],
      [18, -1, 0],
      [30, 1, 1],
    ],
  },
} as const;

it.each([
  ['run (/opt/x/dist/main.cjs:10:5)', 'run (apps/server/src/a.ts:3)'],
  ['run (/opt/x/dist/main.cjs:13:5)', 'run (apps/server/src/a.ts:6)'],
  ['async /opt/x/dist/main.cjs:17:1', 'async apps/server/src/a.ts:23'],
  ['run (/opt/x/dist/main.cjs:31:5)', 'run (apps/server/src/b.ts:2)'],
  ['a package: (/opt/x/dist/main.cjs:20:5)', 'a package: (/opt/x/dist/main.cjs:20:5)'],
  ['before all (/opt/x/dist/main.cjs:2:5)', 'before all (/opt/x/dist/main.cjs:2:5)'],
  ['elsewhere (/opt/x/dist/other.cjs:20:5)', 'elsewhere (/opt/x/dist/other.cjs:20:5)'],
  ['node:internal/process:10:5', 'node:internal/process:10:5'],
])('a trace names the source of %s', (frame, renamed) => {
  expect(renameFrame(frame, lines)).toBe(renamed);
});
