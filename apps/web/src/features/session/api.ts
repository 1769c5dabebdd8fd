import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { discardWaiting } from '../../entities/note/outbox/outbox.ts';
import { sessionKeys } from '../../entities/session/keys.ts';
import { leaveBrowser } from '../../entities/session/leave-browser.ts';
import { call } from '../../lib/api/api-client.ts';

/** Leaves at once; a server that cannot be told forgets the session by itself when it has been idle. */
export const logOut = async (person: string | null): Promise<void> => {
  const told = call('logout').catch(() => null);
  const left = leaveBrowser(person);
  await Promise.all([told, left, person !== null && discardWaiting(person)]);
};

/** Finds out whether the server answers again; every call tells the page. */
export const tryServer = (): Promise<unknown> => call('listSessions');

export const useSessions = () =>
  useQuery({ queryKey: sessionKeys.all, queryFn: ({ signal }) => call('listSessions', { signal }) });

/** Logs another device out. One that is already gone counts as done: the list tells. */
export const useEndSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteSession', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.all }),
  });
};

export const useKnownDevices = () =>
  useQuery({ queryKey: sessionKeys.devices, queryFn: ({ signal }) => call('listKnownDevices', { signal }) });

/** One that is already forgotten counts as done: the list tells. */
export const useForgetDevice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('forgetKnownDevice', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.devices }),
  });
};
