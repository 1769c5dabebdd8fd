import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { forgetPushRecord } from '../../lib/loading/push-record.ts';
import { findServiceWorker } from '../../lib/loading/service-worker.ts';
import { endSession } from '../../lib/session/session.ts';
import { removeDraftsOf } from '../editor/draft/draft-store.ts';

/** Leaves at once; a server that cannot be told forgets the session by itself when it has been idle. */
export const logOut = async (person: string | null): Promise<void> => {
  const told = call('logout').catch(() => null);
  await Promise.all([told, leaveBrowser(person)]);
};

/** Ends the session here. Nothing of the person stays in the browser but language and colour scheme. */
export const leaveBrowser = async (person: string | null): Promise<void> => {
  endSession('logout');
  removeDraftsOf(person);
  await Promise.allSettled([forgetPushRecord(), stopPushes()]);
};

/** The server forgets the device with its session; the browser forgets it here. */
const stopPushes = async (): Promise<void> => {
  const worker = await findServiceWorker();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
};

/** Finds out whether the server answers again; every call tells the page. */
export const tryServer = (): Promise<unknown> => call('listSessions');

export const sessionKeys = { all: ['sessions'], devices: ['known-devices'] } as const;

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
