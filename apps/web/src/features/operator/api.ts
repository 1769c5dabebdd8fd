import type { RequestBody, RequestQuery } from '@pinlife/contract/endpoints';
import type { SignupRule } from '@pinlife/contract/operator/limits';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const keys = {
  all: ['operator'],
  signup: ['operator', 'signup'],
  invitations: ['operator', 'invitations'],
  quota: ['operator', 'quota'],
  people: ['operator', 'people'],
  record: ['operator', 'record'],
  totals: ['operator', 'totals'],
  health: ['operator', 'health'],
  backups: ['operator', 'backups'],
} as const;

/** Expensive sums over all people, so they are not read again after each action. */
export const useTotals = () =>
  useQuery({
    queryKey: keys.totals,
    queryFn: ({ signal }) => call('getTotals', { signal }),
    retry: retryOnReturn(keys.totals),
  });

export const useHealth = () =>
  useQuery({
    queryKey: keys.health,
    queryFn: ({ signal }) => call('getHealth', { signal }),
    retry: retryOnReturn(keys.health),
  });

export const useTestMail = () => useMutation({ mutationFn: () => call('testMail'), onError: toastFailure });

/** Returns the number of devices that the test goes to. */
export const useTestPush = () => useMutation({ mutationFn: () => call('testPush'), onError: toastFailure });

const toastFailure = (error: Error): void =>
  void showToast({ kind: 'error', text: sentenceFor(error, 'operator.failed') });

const RUNNING_MS = 10_000;

/** Asked again while one is being made. */
export const useBackups = () =>
  useQuery({
    queryKey: keys.backups,
    queryFn: ({ signal }) => call('getBackups', { signal }),
    retry: retryOnReturn(keys.backups),
    refetchInterval: ({ state }) => (state.data?.runs[0]?.endedAt === null ? RUNNING_MS : false),
  });

export const useSignupRule = () =>
  useQuery({
    queryKey: keys.signup,
    queryFn: ({ signal }) => call('getSignupRule', { signal }),
    retry: retryOnReturn(keys.signup),
  });

export const useSetSignupRule = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (signup: SignupRule) => call('setSignupRule', { body: { signup } }),
    onSuccess: (setting) => client.setQueryData(keys.signup, setting),
    onSettled: () => client.invalidateQueries({ queryKey: keys.signup }),
  });
};

export const useInvitations = () =>
  useQuery({
    queryKey: keys.invitations,
    queryFn: ({ signal }) => call('listInvitations', { signal }),
    retry: retryOnReturn(keys.invitations),
  });

export const useInvite = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestBody<'createInvitation'>) => call('createInvitation', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.invitations }),
  });
};

/** Already removed counts as success: the list is read again. */
export const useWithdraw = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteInvitation', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.invitations }),
  });
};

export const useQuota = () =>
  useQuery({
    queryKey: keys.quota,
    queryFn: ({ signal }) => call('getQuota', { signal }),
    retry: retryOnReturn(keys.quota),
  });

export const useSetQuota = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quotaBytes: number | null) => call('setQuota', { body: { quotaBytes } }),
    onSuccess: (setting) => client.setQueryData(keys.quota, setting),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
};

export const useSetPersonQuota = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, quota }: { id: string; quota: RequestBody<'setPersonQuota'> }) =>
      call('setPersonQuota', { params: { id }, body: quota }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
};

type PeopleAsked = RequestQuery<'listPeople'>;

export const usePeople = (query: PeopleAsked) =>
  useQuery({
    queryKey: [...keys.people, query],
    queryFn: ({ signal }) => call('listPeople', { query, signal }),
    placeholderData: keepPreviousData,
    retry: retryOnReturn(keys.people),
  });

export type PersonAct = 'mailResetLink' | 'suspendPerson' | 'reinstatePerson' | 'cancelDeletion' | 'makeOperator';

/** Every action changes the list of people and the record. */
export const usePersonAct = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, id }: { act: PersonAct; id: string }) => call(act, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
};

export const useDeletePerson = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, username }: { id: string; username: string }) =>
      call('deletePerson', { params: { id }, body: { username } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
};

type RecordAsked = NonNullable<RequestQuery<'listRecord'>>;

export const useRecord = (query: RecordAsked) =>
  useQuery({
    queryKey: [...keys.record, query],
    queryFn: ({ signal }) => call('listRecord', { query, signal }),
    placeholderData: keepPreviousData,
    retry: retryOnReturn(keys.record),
  });

export const exportRecord = (query: RecordAsked) => call('exportRecord', { query });
