import { expect, test } from 'vitest';
import { listOptions, packRequests, readReport, writeScript } from './wrk.ts';

test('requests are packed with their lengths in bytes', () => {
  expect(packRequests([Buffer.from('ab'), Buffer.from('ü')]).toString()).toBe('2\nab2\nü');
});

test('a script continues at the end of the last one', () => {
  const script = writeScript('/somewhere/requests', 7);
  expect(script).toContain('io.open([[/somewhere/requests]], "rb")');
  expect(script).toContain('local at = 7\n');
});

test('an answer may take longer than the 2 s that wrk allows by itself', () => {
  expect(listOptions(80, 'replay.lua', { connections: 8, seconds: 3 }).join(' ')).toContain('--timeout 30s');
});

const report = '  6904 requests in 2.00s, 8.77MB read\nRequests/sec:   3445.12\nTransfer/sec:      4.38MB\n';

test('the rate and the count are read from the report', () => {
  expect(readReport(report)).toEqual({ perSecond: 3445.12, answered: 6904 });
});

test.each(['Non-2xx or 3xx responses: 3', 'Socket errors: connect 0, read 2, write 0, timeout 0'])(
  'a report with "%s" is no figure',
  (line) => {
    expect(() => readReport(report.replace('Requests', `${line}\nRequests`))).toThrow(line);
  },
);
