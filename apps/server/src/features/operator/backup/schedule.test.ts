import { describe, expect, it } from 'vitest';
import { chooseKept, findNextBackup, formatBackupName, readBackupName } from './schedule.ts';

describe('the next backup', () => {
  const at = { hour: 3, minute: 30 };
  it.each([
    [new Date(2026, 10, 18, 3, 29), new Date(2026, 10, 18, 3, 30)],
    [new Date(2026, 10, 18, 3, 30), new Date(2026, 10, 19, 3, 30)],
    [new Date(2026, 11, 31, 23, 0), new Date(2027, 0, 1, 3, 30)],
  ])('after %s is at %s', (now, next) => {
    expect(findNextBackup(now, at)).toEqual(next);
  });
});

describe('names', () => {
  it('contain the time of the backup', () => {
    const at = new Date(2026, 0, 2, 3, 30);
    expect(formatBackupName(at)).toBe('pinlife-2026-01-02-0330.tar');
    expect(readBackupName('pinlife-2026-01-02-0330.tar')).toEqual(at);
  });

  it.each([
    'pinlife.tar',
    'pinlife-2026-01-02-0330.tar.unread',
    'pinlife-2026-01-02-0330.tar.unread.partial-1',
    'my.tar',
  ])('contain no time if the file is no backup: %s', (name) => {
    expect(readBackupName(name)).toBeNull();
  });
});

describe('the kept backups', () => {
  const nights = (count: number) => Array.from({ length: count }, (_, ago) => new Date(2026, 10, 18 - ago, 3, 30));
  it('include one of each of 7 days, 4 weeks and 6 months', () => {
    const kept = [...chooseKept(nights(400), { days: 7, weeks: 4, months: 6 })].map((at) =>
      formatBackupName(at).slice(8, 18),
    );
    expect(kept.sort().reverse()).toEqual([
      ...['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12'],
      ...['2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
    ]);
  });

  it('include the newest even if none is to be kept', () => {
    expect(chooseKept(nights(3), { days: 0, weeks: 0, months: 0 }).size).toBe(1);
  });

  it('include old ones if no new one was made for months', () => {
    expect(chooseKept(nights(400).slice(200), { days: 7, weeks: 4, months: 6 }).size).toBeGreaterThan(10);
  });
});
