export type Message = { level: string; text: string };
/** `mayBeMissing`: messages that depend on timing. */
export type Expectation = { level: string; pattern: RegExp; mayBeMissing?: boolean };

const matches = (message: Message, { level, pattern }: Expectation): boolean =>
  message.level === level && pattern.test(message.text);

/** Messages that were printed without being declared, and declared ones that were not printed. */
export const listConsoleFaults = (printed: readonly Message[], expected: readonly Expectation[]): string[] => [
  ...printed
    .filter((message) => !expected.some((expectation) => matches(message, expectation)))
    .map(({ level, text }) => `unexpected console ${level}: ${text}`),
  ...expected
    .filter((expectation) => !expectation.mayBeMissing && !printed.some((message) => matches(message, expectation)))
    .map(({ level, pattern }) => `missing console ${level}: ${pattern}`),
];
