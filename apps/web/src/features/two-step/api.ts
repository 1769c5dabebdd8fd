import type { RequestBody } from '@pinlife/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';

const twoStepKey = ['two-step'] as const;

export const useTwoStep = () =>
  useQuery({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => call('getTwoStep', { signal }),
    retry: retryOnReturn(twoStepKey),
  });

/** Reads the state again. */
export const useRefreshTwoStep = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: twoStepKey });
};

export const startTwoStep = (password: string) => call('startTwoStep', { body: { password } });
export const confirmTwoStep = (code: string) => call('confirmTwoStep', { body: { code } });
export const endTwoStep = (password: string) => call('endTwoStep', { body: { password } });
export const makeRecoveryCodes = (password: string) => call('createRecoveryCodes', { body: { password } });
export const takeSecondStep = (body: RequestBody<'secondStep'>) => call('secondStep', { body });
