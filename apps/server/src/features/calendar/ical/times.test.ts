import { execFileSync } from 'node:child_process';
import { FEED_REMINDERS_MAX } from '@pinlife/contract/calendar/limits';
import { listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { anyRule, meta } from '../../../../../../packages/contract/test/any-rule.ts';
import { writeFeed, writeFile } from './calendar.ts';
import type { Entry } from './event.ts';

const YEARS = 5;
/** The long run has 3,000 reminders. */
const RUNS = Number(process.env['ICAL_RUNS'] ?? 40);
const RUN_MS = 500;

const entryOf = (given: ReminderMeta, title = 'Tea'): Entry => ({
  id: '0192d0c5-0000-7000-8000-000000000001',
  title,
  url: 'https://pinlife.test/dashboard/home?note=1',
  meta: given,
  changedAt: new Date('2026-11-18T08:00:00Z'),
  sequence: 1,
});

/** Expands a file with ical.js, up to an instant. */
const expand = (text: string, to: number): string[] => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar
    .getAllSubcomponents('vevent')
    .flatMap((component) => {
      const event = new ICAL.Event(component);
      if (!event.isRecurring()) return [event.startDate.toJSDate()];
      const iterator = event.iterator();
      const found: Date[] = [];
      for (let next = iterator.next(); next && next.toJSDate().getTime() < to; next = iterator.next()) {
        found.push(next.toJSDate());
      }
      return found;
    })
    .filter((at) => at.getTime() < to)
    .map((at) => at.toISOString())
    .sort();
};

const expectSame = async (given: ReminderMeta): Promise<void> => {
  const from = new Date(given.selectedDateTime);
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + YEARS);
  const ours = listOccurrencesBetween(given, from, to, 100_000).map(({ at }) => at.toISOString());
  expect(expand(await writeFile(entryOf(given), from), to.getTime())).toEqual(ours);
};

it(
  `is expanded by another program to the same occurrences over ${YEARS} years, with any rule`,
  () => fc.assert(fc.asyncProperty(anyRule, expectSame), { numRuns: RUNS, seed: 20261118 }),
  120_000 + RUNS * RUN_MS,
);

/** A second program: Python with recurring-ical-events, as Debian has it. */
const PYTHON = process.env['ICAL_PYTHON'];
/**
 * Reminders that the second program computes correctly: its zones come from Debian's pytz, which ends in 2037 and lacks
 * Morocco's change of 2026, and it reads UNTIL by the first offset, which is a day off across Samoa's change of 2011.
 */
const knownRule = anyRule.filter(({ timezone, selectedDateTime: selected }) => {
  if (timezone === 'Africa/Casablanca') return selected < '2021';
  if (timezone === 'Pacific/Apia') return selected > '2012' && selected < '2032';
  return selected < '2032';
});
if (PYTHON) {
  it(
    'is expanded so by a second program',
    async () => {
      const cases = await Promise.all(
        fc.sample(knownRule, { numRuns: RUNS, seed: 20261119 }).map(async (given) => {
          const from = new Date(given.selectedDateTime);
          const to = new Date(from);
          to.setUTCFullYear(to.getUTCFullYear() + YEARS);
          const ours = listOccurrencesBetween(given, from, to, 100_000).map(({ at }) => at.toISOString());
          return { given, ours, to: to.toISOString(), ics: await writeFile(entryOf(given), from) };
        }),
      );
      const input = cases.map(({ ics, to }) => JSON.stringify({ ics, to })).join('\n');
      const script = new URL('expand.py', import.meta.url).pathname;
      const output = execFileSync(PYTHON, [script], { input, maxBuffer: 1024 ** 3 }).toString();
      const found = output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as string[]);
      const differing = cases.filter(({ ours }, index) => ours.join() !== found[index]?.join());
      expect(differing.map(({ given, ours }) => ({ given, ours: ours.slice(0, 5) }))).toEqual([]);
      expect(found).toHaveLength(RUNS);
    },
    120_000 + RUNS * RUN_MS,
  );
}

const repeating = (changes: Parameters<typeof meta>[0]) => meta({ isRepeating: true, ...changes });

it.each([
  ['a time that the clock skips each spring', 'Europe/Berlin', '2026-11-01T01:30:00Z', { repeatType: 'Daily' }],
  ['a time that it shows twice each autumn', 'America/New_York', '2026-03-20T05:30:00Z', { repeatType: 'Daily' }],
  ['the second of the two', 'Europe/Berlin', '2026-10-25T01:30:00Z', { repeatType: 'Weekly' }],
  ['half an hour that is skipped', 'Australia/Lord_Howe', '2026-03-09T15:45:00Z', { repeatType: 'Daily' }],
  ['a day that never was', 'Pacific/Apia', '2011-12-02T20:00:00Z', { repeatType: 'Daily' }],
  ['a weekday that never was', 'Pacific/Apia', '2011-12-02T20:00:00Z', { repeatType: 'Weekly' }],
  ['the 30th, also in February', 'Asia/Kolkata', '2026-12-30T03:30:00Z', { repeatType: 'Monthly' }],
  ['the 29th of every second month', 'Europe/Berlin', '2026-12-29T07:00:00Z', twoMonthly()],
  ['the 31st', 'America/Sao_Paulo', '2026-12-31T12:00:00Z', { repeatType: 'Monthly' }],
  ['29 February', 'UTC', '2028-02-29T09:00:00Z', { repeatType: 'Yearly' }],
  ['the night of the change each year', 'Europe/Berlin', '2026-03-01T01:30:00Z', eachSpringNight()],
  ['a zone with the clock put back for a month', 'Africa/Casablanca', '2026-01-05T01:30:00Z', { repeatType: 'Daily' }],
] as const)('has %s', (_title, timezone, selectedDateTime, changes) =>
  expectSame(repeating({ timezone, selectedDateTime, ...changes })),
);

function twoMonthly() {
  return { repeatType: 'Custom', repeatEveryType: 'Month', repeatEveryFrequency: 2 } as const;
}
/** A yearly reminder whose occurrences are all skipped by the clock. */
function eachSpringNight() {
  const nth = { repeatEveryMonth: 'lastSunday' } as const;
  return { repeatType: 'Custom', repeatEveryType: 'Month', repeatEveryFrequency: 12, ...nth } as const;
}

it('writes ambiguous occurrences as separate events', async () => {
  const given = repeating({
    timezone: 'Europe/Berlin',
    selectedDateTime: '2026-11-01T01:30:00Z',
    repeatType: 'Daily',
  });
  const text = await writeFile(entryOf(given), new Date(given.selectedDateTime));
  expect(text).toContain('RRULE:FREQ=DAILY;INTERVAL=1\r\n');
  expect(text).toContain('EXDATE;TZID=Europe/Berlin:20270328T023000\r\n');
  expect(text).toContain('20270328T013000Z');
  expect(text.match(/^UID:.*/gm)).toEqual([
    'UID:0192d0c5-0000-7000-8000-000000000001@pinlife',
    'UID:0192d0c5-0000-7000-8000-000000000001-dates@pinlife',
  ]);
});

it.each([
  ['the 30th', 'Africa/Casablanca', '0100-01-30T02:30:00Z', { repeatType: 'Monthly' }],
  ['every second week at a time that the clock skips', 'Europe/Berlin', '1000-03-29T01:30:00Z', twoWeekly()],
  ['every day across a day that never was', 'Pacific/Apia', '2000-01-31T01:30:00Z', { repeatType: 'Daily' }],
] as const)('lists few dates of a rule that is old, and has %s as it is now', async (_title, timezone, at, changes) => {
  const given = repeating({ timezone, selectedDateTime: at, ...changes });
  const now = new Date('2026-11-18T08:00:00Z');
  const to = new Date('2031-11-18T08:00:00Z');
  const text = await writeFile(entryOf(given), now);
  const ours = listOccurrencesBetween(given, now, to, 100_000).map((occurrence) => occurrence.at.toISOString());
  expect(expand(text, to.getTime()).filter((found) => found >= now.toISOString())).toEqual(ours);
  expect(text.length).toBeLessThan(10_000);
});
function twoWeekly() {
  return { repeatType: 'Custom', repeatEveryType: 'Week', repeatEveryFrequency: 2 } as const;
}

it('contains the last occurrence of a rule that ended long ago', async () => {
  const ended = { repeatType: 'Daily', repeatEndType: 'FIXED_NUMBER', repeatEndCount: 3 } as const;
  const given = repeating({ timezone: 'UTC', selectedDateTime: '1999-12-30T10:00:00Z', ...ended });
  const now = new Date('2026-11-18T08:00:00Z');
  expect(expand(await writeFile(entryOf(given), now), now.getTime())).toEqual(['2000-01-01T10:00:00.000Z']);
});

it('lets other work run while it is written, even with few reminders', async () => {
  const given = repeating({ timezone: 'Europe/Berlin', selectedDateTime: '2016-11-01T01:30:00Z', repeatType: 'Daily' });
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  await writeFeed(Array<Entry>(49).fill(entryOf(given)), new Date('2026-11-18T08:00:00Z'));
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});

it('accepts only existing zones, in upper or lower case', async () => {
  const letters = [...'Antarctica/Vostok'];
  const writeName = (number: number) =>
    letters.map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');
  const entries = Array.from({ length: 700 }, (_none, number) =>
    entryOf(repeating({ timezone: writeName(number), selectedDateTime: '2026-11-20T03:30:00Z', repeatType: 'Daily' })),
  );
  const text = await writeFeed(entries, new Date('2026-11-18T08:00:00Z'));
  expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(600);
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(600);
});

it('is one instant if nothing repeats, and computes lead times in calendar days or in clock time', async () => {
  const once = { selectedDateTime: '2026-11-20T03:30:00.000Z', timezone: 'Asia/Kolkata' };
  const write = (remindBefore: ReminderMeta['remindBefore']) =>
    writeFile(entryOf(meta({ ...once, remindBefore })), new Date(once.selectedDateTime));
  expect(await write(0)).toContain('DTSTART:20261120T033000Z\r\n');
  expect(await write(0)).not.toContain('VALARM');
  expect(await write(86_400)).toContain('TRIGGER:-P1D\r\n');
  expect(await write(604_800)).toContain('TRIGGER:-P7D\r\n');
  expect(await write(7200)).toContain('TRIGGER:-PT120M\r\n');
});

it('keeps hostile titles in one property, in lines of at most 75 octets that break no character', async () => {
  const once = meta({ selectedDateTime: '2026-11-20T03:30:00.000Z', timezone: 'UTC' });
  const titles = [
    'a\r\nBEGIN:VEVENT\r\nUID:evil',
    'x;y,z\\n:"',
    'മ'.repeat(85),
    '😀'.repeat(42),
    'a\u0000\u0007b\u0085c\u2028d',
  ];
  for (const title of titles) {
    const text = await writeFile(entryOf(once, title), new Date(once.selectedDateTime));
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    const isBroken = (line: string) => Buffer.byteLength(line) > 75 || line.includes('\n') || line.includes('\ufffd');
    expect(lines.filter(isBroken)).toEqual([]);
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe(title.replaceAll(/\p{Cc}+/gu, ' '));
  }
});

it('lets other work run while it writes a feed with reminders of all zones', async () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const entries = Array.from({ length: FEED_REMINDERS_MAX }, (_, index) =>
    entryOf(
      meta({
        repeatType: 'Monthly',
        selectedDateTime: '2026-12-24T17:00:00.000Z',
        timezone: zones[index % zones.length] ?? '',
      }),
    ),
  );
  let [turns, isWritten] = [0, false];
  const countTurns = () => {
    turns += 1;
    if (!isWritten) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const text = await writeFeed(entries, new Date('2026-11-18T08:00:00Z'));
  isWritten = true;
  expect(text.split('BEGIN:VEVENT').length).toBeGreaterThan(FEED_REMINDERS_MAX);
  expect(turns).toBeGreaterThan(10);
});
