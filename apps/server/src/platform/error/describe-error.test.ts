import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { describeError } from './describe-error.ts';

describe('an error in one line', () => {
  it('names its causes', () => {
    const cause = new TypeError('connect ECONNREFUSED', { cause: new Error('no route') });
    expect(describeError(new AppError('unavailable', { cause }))).toBe(
      'AppError: PinLife is not reachable right now. Try again shortly. < TypeError: connect ECONNREFUSED < Error: no route',
    );
  });

  it.each([
    { secret: 'https://x.test/reset?token=abc&page=1', shown: 'https://x.test/reset?token=[hidden]&page=1' },
    { secret: 'postgres://pin:hunter2@db/pinlife', shown: 'postgres://[hidden]@db/pinlife' },
    { secret: `bearer ${'aB3_'.repeat(16)}.`, shown: 'bearer [hidden].' },
    { secret: 'hash 5f4dcc3b5aa765d61d8327deb882cf995f4dcc3b', shown: 'hash [hidden]' },
  ])('hides secrets: $shown', ({ secret, shown }) => {
    expect(describeError(new Error(secret))).toBe(`Error: ${shown}`);
  });

  it('keeps ids, which help to find the row', () => {
    const id = '01a1dfa7-cb5a-74b6-b64e-534a4b6f753d';
    expect(describeError(new Error(`no user ${id}`))).toBe(`Error: no user ${id}`);
  });

  it('stays short and on one line, for any thrown value', () => {
    expect(describeError('two\r\nlines\0')).toBe('two lines ');
    expect(describeError(undefined)).toBe('undefined');
    expect(describeError(new Error('long '.repeat(1_000))).length).toBe(500);
  });
});
