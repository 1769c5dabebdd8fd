import { QueryClient } from '@tanstack/react-query';
import { getToken, onSessionChange, onSessionEnd } from '../session/session.ts';
import { ApiError } from './api-error.ts';

const FRESH_MS = 30_000;
const SLOWEST_RETRY_MS = 10_000;

const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.isUnavailable;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // `navigator.onLine` is not used: a failed call shows the banner.
      networkMode: 'always',
      // Retry only while the server is away; other failures would repeat.
      retry: (_failures, error) => isUnavailable(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, SLOWEST_RETRY_MS),
    },
    mutations: { networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
// Late answers of the previous session must not reach the next.
onSessionChange(() => getToken() !== null && queryClient.getQueryCache().clear());
