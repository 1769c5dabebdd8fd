import { expect, it } from 'vitest';
import { withAttemptId } from './attempt-id.ts';

it('sends the same again under the same id after a failure, and under another one after that', async () => {
  const ids: string[] = [];
  const send = (what: string, isLost = false) =>
    withAttemptId(what, async (id) => {
      ids.push(id);
      if (isLost) throw new Error('lost');
    });
  await expect(send('salt', true)).rejects.toThrow('lost');
  await send('pepper');
  await send('salt');
  await send('salt');
  const [first, other, again, next] = ids;
  expect(again).toBe(first);
  expect(new Set([first, other, next]).size).toBe(3);
});
