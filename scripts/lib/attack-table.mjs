import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';

const START = '<!-- attacks: written by npm run test:security -->\n';
const END = '<!-- end of attacks -->\n';

const heads = [
  'attack',
  'ends as',
  'work ms',
  'more MB',
  'others, work ms: at rest',
  'meanwhile',
  'by the clock: at rest',
  'meanwhile',
  'times, by work and clock',
];

/**
 * Attacks a running server, one attack at a time, and writes what each takes into docs/security.md.
 * @param {string} words of the names of the attacks: rows of others stay.
 * @returns {Promise<number>} the code of the run.
 */
export const attackServer = async (words = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-attacks-'));
  const rowsPath = join(folder, 'rows.md');
  const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs');
  const code = await run(pinnedNode, [vitest, 'run', '--project', 'faults', 'faults/attacks.suite.ts', '-t', words], {
    env: { ...process.env, PINLIFE_FAULTS: 'full', ATTACK_ROWS: rowsPath },
  });
  const rows = existsSync(rowsPath) ? readFileSync(rowsPath, 'utf8') : '';
  rmSync(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Measured on ${day}, ${availableParallelism()} cores, load ${loadavg()[2]?.toFixed(0)}.`;
  const table = [heads, heads.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  writeTable(fromRoot('docs', 'security.md'), `${machine}\n\n${table}`, rows);
  return code;
};

/**
 * @param {string} path
 * @param {string} head
 * @param {string} rows
 */
const writeTable = (path, head, rows) => {
  const document = readFileSync(path, 'utf8');
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${path} has no place for the attacks.`);
  /** @param {string} text */
  const byName = (text) =>
    text.match(/^\| .*\n/gm)?.map((row) => /** @type {const} */ ([row.split(' | ', 1)[0], row])) ?? [];
  // Two rows of the head.
  const known = byName(document.slice(start, end)).slice(2);
  const all = new Map([...known, ...byName(rows)]).values().toArray().join('');
  writeFileSync(path, `${document.slice(0, start)}${START}\n${head}${all}\n${document.slice(end)}`);
};
