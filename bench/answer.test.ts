import { expect, test } from 'vitest';
import { beginAnswer } from './answer.ts';

/** The piece after which the answer is complete; null if it is refused. */
const wholeAfter = (...pieces: string[]): number | null => {
  const answer = beginAnswer(Buffer.from(pieces[0] ?? ''));
  return answer && pieces.findIndex((piece) => answer.isWhole(Buffer.from(piece))) + 1;
};

test('an answer with a length is complete after that many bytes', () => {
  const head = 'HTTP/1.1 201 Created\r\nContent-Length: 10\r\n\r\n';
  expect(wholeAfter(`${head}0123456789`)).toBe(1);
  expect(wholeAfter(`${head}01234`, '56', '789')).toBe(3);
});

test('an answer in chunks is complete after the last of them, for any cut', () => {
  const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(wholeAfter(`${head}3\r\nabc\r\n0\r\n\r\n`)).toBe(1);
  expect(wholeAfter(head, '3\r\nabc\r\n0\r', '\n\r', '\n')).toBe(4);
});

test('an answer without a body is whole at once', () => {
  expect(wholeAfter('HTTP/1.1 304 Not Modified\r\netag: "1"\r\n\r\n')).toBe(1);
});

test('any other status is refused', () => {
  expect(wholeAfter('HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n')).toBeNull();
});
