import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

const keys = { devices: ['push', 'devices'] } as const;

export const readPushKey = (): Promise<string> => call('getPushKey');

export const savePushToken = async (subscription: PushSubscription): Promise<void> => {
  await call('createPushToken', { body: { token: JSON.stringify(subscription) } });
};

export const deletePushToken = async (subscription: PushSubscription): Promise<void> => {
  await call('deletePushToken', { body: { token: JSON.stringify(subscription) } });
};

/** The devices that get pushes; read again after this one was added or removed. */
export const usePushDevices = (change: unknown) =>
  useQuery({ queryKey: [...keys.devices, change], queryFn: ({ signal }) => call('listPushDevices', { signal }) });

export const useRemovePushDevice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deletePushDevice', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.devices }),
  });
};

export const useTestPush = () => useMutation({ mutationFn: () => call('testPush') });
