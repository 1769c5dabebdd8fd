import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';

/** A note with the fields of any program; each format writes those that it has. */
export type ModelNote = {
  /** 32 hexadecimal digits, unique. */
  key: string;
  title: string;
  /** Either lines or tasks. */
  lines: readonly string[];
  tasks: readonly { text: string; isChecked: boolean }[];
  labels: readonly string[];
  color: 'RED' | 'YELLOW' | 'BLUE' | 'PURPLE' | null;
  isPinned: boolean;
  isArchived: boolean;
  isTrashed: boolean;
  isDone: boolean;
  createdAt: Date;
  updatedAt: Date;
  remindsAt: Date | null;
  comment: string | null;
  file: { name: string; type: string; bytes: Buffer } | null;
};

/** Emoji of several code points, both directions, marks, letters beyond 16 bits, and signs that formats give a meaning. */
const words = [
  ...['rain', 'jaggery', 'Straße', 'façade', 'naïve', 'café\u0301', '日本語', '𠮷野家', 'Ж', 'Ελλάδα', 'İstanbul'],
  ...['മഴ', 'നമസ്കാരം', 'नमस्ते', 'ক্ষমা', 'தமிழ்', 'ไทย', 'မြန်မာ'],
  ...['مرحبا', 'שלום', 'می\u200cخواهم', 'עִבְרִית', '\u200fabc\u200e'],
  ...['🌧️', '👨‍👩‍👧‍👦', '👍🏽', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🇮🇳', '❤️‍🔥'],
  ...[
    'a<b',
    'c&d',
    '&amp;',
    '"quoted"',
    "it's",
    '*star*',
    '_low_',
    '[x](y)',
    '#no',
    '1.',
    '- dash',
    '`code`',
    '\\',
    '</p>',
  ],
  ...[']]>', '<!--', '{{x}}', '%20', '---', 'a|b', 'x'.repeat(300)],
];

const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
/** Whole minutes, because one of the programs writes no seconds. */
const time = fc
  .integer({ min: Date.UTC(2010, 0) / 60_000, max: Date.UTC(2026, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const label = fc.constantFrom('Recipes', 'Rain songs', 'കേരളം', 'עברית', '🏠 home', 'a&b', '2024');
const rarely = fc.integer({ min: 0, max: 9 }).map((side) => side === 0);

const anyNote = fc.record({
  title: sentence,
  lines: fc.array(sentence, { minLength: 1, maxLength: 5 }),
  tasks: fc.array(fc.record({ text: sentence, isChecked: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  isList: rarely,
  labels: fc.uniqueArray(label, { maxLength: 3 }),
  color: fc.constantFrom('RED', 'YELLOW', 'BLUE', 'PURPLE', null),
  isPinned: rarely,
  isArchived: rarely,
  isTrashed: rarely,
  isDone: rarely,
  createdAt: time,
  updatedAt: time,
  remindsAt: fc.option(time, { nil: null }),
  comment: fc.option(sentence, { nil: null }),
  hasFile: rarely,
});

/** This number of notes, the same ones each time. */
export const makeModel = (count: number, seed: number): ModelNote[] =>
  fc.sample(anyNote, { numRuns: count, seed }).map(({ isList, hasFile, ...note }, index) => {
    const key = (index + 1).toString(16).padStart(32, '0');
    return {
      ...note,
      key,
      // The index at the end makes titles unique.
      title: `${note.title.slice(0, 60).toWellFormed().replaceAll('\ufffd', '').trim()} ${index}`,
      lines: isList ? [] : note.lines,
      tasks: isList ? note.tasks : [],
      file: hasFile ? { name: `${key}.jpg`, type: 'image/jpeg', bytes: Buffer.from(`picture ${key}`) } : null,
    };
  });

/** Incompressible bytes, like those of a photo, the same ones each time. */
export const makeNoise = (size: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16)).update(Buffer.alloc(size));
