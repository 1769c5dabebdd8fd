import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readAgain } from './read-again.ts';

it('aborts a first answer that may be older than the change', async () => {
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const client = new QueryClient();
  const observer = new QueryObserver(client, { queryKey: ['share'], queryFn });
  const stop = observer.subscribe(() => {});
  const done = readAgain(client, ['share']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('new');
  answers[0]?.('old');
  await done;
  expect(client.getQueryData(['share'])).toBe('new');
  stop();
});
