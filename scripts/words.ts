/**
 * Holds the words for time against tables: `npx node scripts/words.ts <table.json|table.ts> …` prints what was found, read
 * wrongly and offered by mistake. A table: `{ "de": { "phrases": ["morgen um 9 Bad putzen => 11-17 09:00"], "others": ["…"] } }`,
 * as in `apps/web/test/quick-reminders/`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { measureTable, type Table } from '../apps/web/test/quick-reminders/measure.ts';

type WrittenTable = Record<keyof Table, string | string[]>;

const joinLines = (lines: string | string[] | undefined): string =>
  Array.isArray(lines) ? lines.join('\n') : (lines ?? '');
const percent = (count: number, all: number): string => `${all === 0 ? 0 : ((100 * count) / all).toFixed(1)} %`;

const print = (name: string, { phrases, wrong, missed, sentences, offered }: ReturnType<typeof measureTable>): void => {
  const found = phrases - wrong.length - missed.length;
  console.log(
    `${name.padEnd(10)} found ${found}/${phrases} (${percent(found, phrases)})  wrong ${wrong.length}  ` +
      `offered ${offered.length}/${sentences} (${percent(offered.length, sentences)})`,
  );
};

const files = process.argv.slice(2);
const total: ReturnType<typeof measureTable> = { phrases: 0, wrong: [], missed: [], sentences: 0, offered: [] };
const faults: string[] = [];
for (const file of files) {
  const isJson = file.endsWith('.json');
  const tables = isJson ? JSON.parse(readFileSync(file, 'utf8')) : await import(pathToFileURL(file).href);
  for (const [name, { phrases, others }] of Object.entries<WrittenTable>(tables)) {
    const measured = measureTable({ phrases: joinLines(phrases), others: joinLines(others) });
    print(name, measured);
    faults.push(
      ...measured.wrong.map(({ phrase, meant, found }) => `${name} wrong    ${phrase}  meant ${meant}, found ${found}`),
      ...measured.missed.map(({ phrase, meant }) => `${name} missed   ${phrase}  meant ${meant}`),
      ...measured.offered.map((sentence) => `${name} offered  ${sentence}`),
    );
    total.phrases += measured.phrases;
    total.sentences += measured.sentences;
    for (const kind of ['wrong', 'missed'] as const) total[kind].push(...measured[kind]);
    total.offered.push(...measured.offered);
  }
}
print('all', total);
for (const fault of faults) console.log(`  ${fault}`);
