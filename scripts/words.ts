/**
 * Holds the words for time against tables: `npx node scripts/words.ts <table.json|table.ts> …` prints what was found, read
 * wrongly and offered by mistake. A table: `{ "de": { "phrases": ["morgen um 9 Bad putzen => 11-17 09:00"], "others": ["…"] } }`,
 * as in `apps/web/test/quick-reminders/`. `--typing` prints what a pressed key takes in 10,000 characters of their phrases.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findReminders } from '../apps/web/src/features/reminder/words/find-times.ts';
import { measureTable, NOW, type Table } from '../apps/web/test/quick-reminders/measure.ts';

const TEXT_LENGTH = 10_000;
const KEYS = 'and call mum tomorrow at 5 with Ben ';

/** Prints the processor time of a key at the start, in the middle and at the end of a text. */
const printTyping = (name: string, text: string): void => {
  const times = [0, TEXT_LENGTH / 2, TEXT_LENGTH - 100].map((place) => {
    const written = text.slice(0, TEXT_LENGTH);
    void [...findReminders(written, NOW)];
    const began = process.threadCpuUsage();
    for (let count = 1; count <= KEYS.length; count += 1) {
      const typed = written.slice(0, place) + KEYS.slice(0, count) + written.slice(place);
      void [...findReminders(typed, NOW)];
    }
    const { user, system } = process.threadCpuUsage(began);
    return ((user + system) / 1000 / KEYS.length).toFixed(2);
  });
  console.log(`${name.padEnd(14)} ${times.join(', ')} ms of processor a key at the start, in the middle, at the end`);
};

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

const files = process.argv.slice(2).filter((argument) => argument !== '--typing');
const written: string[] = [];
const total: ReturnType<typeof measureTable> = { phrases: 0, wrong: [], missed: [], sentences: 0, offered: [] };
const faults: string[] = [];
for (const file of files) {
  const isJson = file.endsWith('.json');
  const tables = isJson ? JSON.parse(readFileSync(file, 'utf8')) : await import(pathToFileURL(file).href);
  for (const [name, { phrases, others }] of Object.entries<WrittenTable>(tables)) {
    const measured = measureTable({ phrases: joinLines(phrases), others: joinLines(others) });
    print(name, measured);
    written.push(
      ...joinLines(phrases)
        .matchAll(/^.+(?= => )/gm)
        .map(([phrase]) => phrase),
    );
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
if (process.argv.includes('--typing')) {
  // The first text warms up the code.
  for (const [name, mark] of Object.entries({
    'warming up': '! ',
    sentences: '. ',
    lines: '\n',
    'one sentence': ' ',
  })) {
    const mixed = written.filter((_phrase, index) => index % 7 === 0);
    printTyping(name, mixed.join(mark).repeat(Math.ceil(TEXT_LENGTH / mixed.join(mark).length)));
  }
}
for (const fault of faults) console.log(`  ${fault}`);
