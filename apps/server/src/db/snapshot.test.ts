import { expect, it } from 'vitest';
import { createQuietWrites } from './snapshot.ts';

const START = '1794879843.25';
const snapshot = (numbers: string, start = START) => `${numbers} ${start}`;

it.each([
  ['10:10:', '10:10:', [], true],
  ['10:10:', '11:11:', [], false],
  ['10:10:', '11:11:', [10], true],
  ['10:10:', '12:12:', [10], false],
  ['10:10:', '12:12:', [10, 11], true],
  // One that ran has ended.
  ['8:10:8', '10:10:', [], false],
  ['8:10:8', '10:10:', [8], true],
  ['8:10:8,9', '8:10:8', [8], false],
  // One that runs shows nothing yet.
  ['10:10:', '10:11:10', [], true],
  ['10:10:', '10:12:10', [11], true],
  ['10:10:', '10:12:10', [10], false],
  // What was read later has more.
  ['12:12:', '10:10:', [], true],
  ['12:12:', '9:12:9', [], true],
  ['9:12:9', '12:12:', [], false],
])('what was read of %s has all that %s shows, where %j change no page: %s', (read, asked, quiet, isTrue) => {
  const { add, hasAll } = createQuietWrites();
  for (const id of quiet) add(`${id} ${START}`);
  expect(hasAll(snapshot(read), snapshot(asked))).toBe(isTrue);
});

it('takes nothing of one server for the same number of another', () => {
  const { add, hasAll } = createQuietWrites();
  add(`10 ${START}`);
  expect(hasAll(snapshot('10:10:', '2'), snapshot('11:11:', '2'))).toBe(false);
  expect(hasAll(snapshot('10:10:'), snapshot('10:10:', '2'))).toBe(false);
});

it('knows the latest of them only, and compares no snapshots far apart', () => {
  const { add, hasAll } = createQuietWrites();
  for (let id = 1; id <= 5_000; id += 1) add(`${id} ${START}`);
  expect(hasAll(snapshot('4999:4999:'), snapshot('5001:5001:'))).toBe(true);
  expect(hasAll(snapshot('500:500:'), snapshot('501:501:'))).toBe(false);
  expect(hasAll(snapshot('4000:4000:'), snapshot('5000:5000:'))).toBe(false);
});

it('takes nothing of before a crash for the same number after it', () => {
  let lost = 0;
  const { add, hasAll } = createQuietWrites(() => lost);
  add(`10 ${START}`);
  expect(hasAll(snapshot('10:10:'), snapshot('11:11:'))).toBe(true);
  lost = 1;
  expect(hasAll(snapshot('10:10:'), snapshot('11:11:'))).toBe(false);
});
