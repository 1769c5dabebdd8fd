import { FEED_MAX_BYTES, FEED_REFRESH_HOURS } from '@pinlife/contract/calendar/limits';
import { createLoopYield } from '../../../platform/load/loop-yield.ts';
import { type Entry, toEvents } from './event.ts';
import { type Property, writeComponent } from './jcal.ts';
import { toIcalTimes } from './times.ts';
import { toVtimezone } from './zone.ts';

/** More than there are zones: the case of letters makes a name another one, but no other zone. */
const ZONES_MAX = 600;
const END = 'END:VCALENDAR\r\n';

const about: Property[] = [
  ['version', {}, 'text', '2.0'],
  ['prodid', {}, 'text', '-//PinLife//Reminders//EN'],
  ['calscale', {}, 'text', 'GREGORIAN'],
  ['method', {}, 'text', 'PUBLISH'],
];
const aboutFeed: Property[] = [
  ['name', {}, 'text', 'PinLife'],
  ['x-wr-calname', {}, 'text', 'PinLife'],
  ['refresh-interval', {}, 'duration', `PT${FEED_REFRESH_HOURS}H`],
  ['x-published-ttl', {}, 'text', `PT${FEED_REFRESH_HOURS}H`],
];

/** Writes the reminders as a calendar that programs subscribe to, as many as fit. */
export const writeFeed = (entries: readonly Entry[], now: Date): Promise<string> =>
  writeCalendar(entries, [...about, ...aboutFeed], now);

/** Writes one reminder as a file. */
export const writeFile = (entry: Entry, now: Date): Promise<string> => writeCalendar([entry], about, now);

const writeCalendar = async (entries: readonly Entry[], properties: Property[], now: Date): Promise<string> => {
  const events: string[] = [];
  const firstYears = new Map<string, number>();
  let bytes = 0;
  const yieldToLoop = createLoopYield();
  for (const entry of entries) {
    await yieldToLoop();
    if (firstYears.size >= ZONES_MAX && !firstYears.has(entry.meta.timezone)) continue;
    const times = toIcalTimes(entry.meta, now);
    if (!times) continue;
    const text = toEvents(entry, times).map(writeComponent).join('');
    bytes += Buffer.byteLength(text);
    if (bytes > FEED_MAX_BYTES) break;
    events.push(text);
    if (times.series) {
      const { timezone } = entry.meta;
      const year = new Date(times.series.start).getUTCFullYear();
      firstYears.set(timezone, Math.min(year, firstYears.get(timezone) ?? year));
    }
  }
  const zones: string[] = [];
  for (const [timezone, year] of firstYears) {
    await yieldToLoop();
    zones.push(writeComponent(toVtimezone(timezone, year, now)));
  }
  const frame = writeComponent(['vcalendar', properties, []]);
  const text = [frame.slice(0, -END.length), ...zones, ...events, END].join('');
  await yieldToLoop();
  return text;
};
