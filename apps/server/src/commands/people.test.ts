import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openTerminal } from './people.ts';

const ask = (typed: string): Promise<string> => {
  const input = new PassThrough();
  input.end(typed);
  return openTerminal(input, new PassThrough()).ask('Type meera to go on: ');
};

describe('a question of the command people', () => {
  it('is answered by the first line', async () => {
    expect(await ask('meera\nvinod\n')).toBe('meera');
  });

  it('is answered by nothing if the input ends, so that the command fails', async () => {
    expect(await ask('')).toBe('');
  });
});
