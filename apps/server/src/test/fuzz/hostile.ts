import type { Random } from './random.ts';

/** Texts that have broken other programs. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\uffff',
  '\u202e\u2066abc',
  'é'.normalize('NFD').repeat(50),
  '👩‍👩‍👧‍👦'.repeat(30),
  'നോട്ട് मानसून',
  'x'.repeat(86),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '-1',
  '1e309',
  '0x10',
  '９９',
  '9007199254740993',
  "' or 1=1 --",
  '"; drop table notes; --',
  '$1',
  '%',
  '\\',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><!--</style><img src=x onerror=alert(1)>-->',
  '{{7*7}}',
  // Written as a join, because biome would report a forgotten template.
  ['$', '{7*7}'].join(''),
  'a\r\nSet-Cookie: x=1',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '2026-11-14T25:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'Mars/Olympus',
  'Europe/Berlin\u0000',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://127.0.0.1:1/',
];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MIN_VALUE,
];

/** A value of any wrong type. */
export const makeHostileValue = (random: Random): unknown => {
  switch (random.int(0, 7)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(hostileNumbers);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return nest(random.int(1, 200));
    default:
      return random.pick(hostileTexts);
  }
};

const nest = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let step = 0; step < depth; step += 1) value = step % 2 ? { a: value } : [value];
  return value;
};
