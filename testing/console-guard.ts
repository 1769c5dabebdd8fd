import { afterAll, afterEach, expect } from 'vitest';
import { type Expectation, listConsoleFaults, type Message } from './console-faults.ts';

/** Fails a test that prints to the console without `expectConsole`. */

const levels = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
type ConsoleLevel = (typeof levels)[number];

let printed: Message[] = [];
let expected: Expectation[] = [];

for (const level of levels) {
  console[level] = (...values: unknown[]) => printed.push({ level, text: describeValues(values) });
}

/** Declares that the running test prints this, once or more often. */
export const expectConsole = (level: ConsoleLevel, pattern: RegExp): void => {
  expected.push({ level, pattern });
};

const takeFaults = (): string[] => {
  const faults = listConsoleFaults(printed, expected);
  printed = [];
  expected = [];
  return faults;
};

afterEach(() => expect(takeFaults()).toEqual([]));
// Messages printed while a file loads, or after its last test, belong to no test.
afterAll(() => expect(takeFaults()).toEqual([]));

/** Formats values as the console does, with `%s` replaced. */
const describeValues = ([first, ...rest]: unknown[]): string => {
  if (typeof first !== 'string') return [first, ...rest].map(describeValue).join(' ');
  const values = [...rest];
  const head = first.replace(/%[sdifoO]/g, () => describeValue(values.shift()));
  return [head, ...values.map(describeValue)].join(' ');
};

const describeValue = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);
