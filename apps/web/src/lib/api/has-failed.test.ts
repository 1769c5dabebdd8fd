import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { hasFailed } from './has-failed.ts';

it('stays true from a failure on, even while the query is asked again, until an answer arrives', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = vi.fn<() => Promise<string>>();
  const query = new QueryObserver(client, { queryKey: ['list'], queryFn: ask, enabled: false });
  const stop = query.subscribe(() => undefined);
  expect(hasFailed(query.getCurrentResult())).toBe(false);

  ask.mockRejectedValueOnce(new Error('away'));
  await query.refetch();
  expect(hasFailed(query.getCurrentResult())).toBe(true);

  const { promise, resolve } = Promise.withResolvers<string>();
  ask.mockReturnValueOnce(promise);
  const asking = query.refetch();
  expect(query.getCurrentResult().isError).toBe(false);
  expect(hasFailed(query.getCurrentResult())).toBe(true);

  resolve('here');
  await asking;
  expect(hasFailed(query.getCurrentResult())).toBe(false);
  stop();
});
