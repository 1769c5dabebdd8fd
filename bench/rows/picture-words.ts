import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LanguageCode } from '@pinlife/contract/languages';
import { readWords } from '@pinlife/contract/search/words';
import { type Browser, chromium } from '@playwright/test';
import { createOcr, type ReadPicture } from '../../apps/server/src/platform/ocr.ts';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';
import type { Benchmark } from '../benchmark.ts';
import { compareWithTarget, type MeasuredRow } from '../row.ts';
import { createRandom } from '../text/random.ts';
import { type LanguageName, vocabularyOf } from '../text/vocabulary.ts';

type Print = { work: string; languages: readonly [LanguageName, LanguageCode][]; pictures: number; goal: number };

const prints: readonly Print[] = [
  {
    work: 'English and German',
    languages: [
      ['english', 'el'],
      ['german', 'de'],
    ],
    pictures: 50,
    goal: 90,
  },
  { work: 'Hindi', languages: [['hindi', 'hi']], pictures: 10, goal: 70 },
  { work: 'Malayalam', languages: [['malayalam', 'ml']], pictures: 10, goal: 70 },
];
const QUICK_SHARE = 5;
const WORDS = 12;
const SEED = 145;
/** PinLife's font, and two of the machine. Other scripts use the fonts of the page. */
const fonts = ['Own, Devanagari, Malayalam', 'serif, Devanagari, Malayalam', 'monospace, Devanagari, Malayalam'];
const files = {
  Own: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  Devanagari: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  Malayalam: '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2',
};

/** The share of printed words that a search finds: printed and recognised words are compared as search compares them. */
export const pictureWords: Benchmark = {
  name: 'words of pictures',
  async measure(_given, { isQuick }) {
    const executablePath = findBrowser();
    if (!executablePath) {
      console.log('There is no Chromium to draw pictures with; npm test installs one.');
      return [];
    }
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    try {
      const style = await writeFontFaces();
      return await createOcr()(async (readPicture) => {
        const rows: MeasuredRow[] = [];
        for (const print of prints) {
          const pictures = isQuick ? print.pictures / QUICK_SHARE : print.pictures;
          rows.push(await measurePrint({ ...print, pictures }, browser, style, readPicture));
        }
        return rows;
      });
    } finally {
      await browser.close();
    }
  },
};

const writeFontFaces = async (): Promise<string> => {
  const load = createRequire(import.meta.url);
  const faces = Object.entries(files).map(async ([name, file]) => {
    const bytes = await readFile(load.resolve(file));
    return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`;
  });
  return (await Promise.all(faces)).join('\n');
};

const measurePrint = async (
  { work, languages, pictures, goal }: Print,
  browser: Browser,
  style: string,
  readPicture: ReadPicture,
): Promise<MeasuredRow> => {
  let [printed, found] = [0, 0];
  for (let number = 0; number < pictures; number += 1) {
    const [name, code] = languages[number % languages.length] as (typeof languages)[number];
    const words = drawWords(name, number);
    const bytes = await drawPicture(browser, style, words, fonts[number % fonts.length] ?? '');
    const source = { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
    const text = await readPicture(source, code, new AbortController().signal);
    const read = new Set(readWords(text).flatMap(({ forms }) => forms));
    for (const { forms } of readWords(words.join(' '))) {
      printed += 1;
      if (forms.some((form) => read.has(form))) found += 1;
    }
  }
  const share = (100 * found) / printed;
  const note = `${found} of ${printed} words of ${pictures} pictures, in hundredths`;
  return compareWithTarget(
    { topic: 'others', work: `words found in pictures, ${work}`, unit: 'points', ours: [share], note },
    goal,
    {
      is: 'at least',
      isExact: true,
    },
  );
};

const drawWords = (language: LanguageName, number: number): string[] => {
  const random = createRandom(SEED, number);
  return Array.from({ length: WORDS }, () => random.pick(vocabularyOf(language).words));
};

/** As in a screenshot or a scan. */
const drawPicture = async (browser: Browser, style: string, words: string[], font: string): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 700, height: 260 } });
  try {
    await page.setContent(
      `<style>${style} body { margin: 30px; font: 28px/1.7 ${font} }</style><p>${words.join(' ')}</p>`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot({ type: 'png', fullPage: true });
  } finally {
    await page.close();
  }
};
