import { expect, test } from 'vitest';
import { readReport, writeScript } from './wrk.ts';

test('a body makes it a POST of JSON, with the token of whoever asks', () => {
  expect(writeScript({ path: '/api/note', token: 'abc', body: { title: 'Say "hi"\n' } })).toBe(
    [
      'wrk.method = "POST"',
      'wrk.body = "{\\034title\\034:\\034Say \\092\\034hi\\092\\034\\092n\\034}"',
      'wrk.headers["authorization"] = "Bearer abc"',
      'wrk.headers["content-type"] = "application/json"',
      '',
    ].join('\n'),
  );
});

test('without a body it is a GET', () => {
  expect(writeScript({ path: '/', headers: { 'x-one': '1' } })).toBe('wrk.headers["x-one"] = "1"\n');
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
