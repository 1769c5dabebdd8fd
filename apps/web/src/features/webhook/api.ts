import type { RevealedWebhook, Webhook, WebhookCreate, WebhookUpdate } from '@pinlife/contract/webhook/schema';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';

const webhookKeys = {
  list: ['webhooks'],
  deliveries: (id: string, listedAt: number) => ['webhook-deliveries', id, listedAt],
} as const;

export const useWebhooks = () => {
  useLiveList('apps', webhookKeys.list);
  return useQuery({
    queryKey: webhookKeys.list,
    queryFn: ({ signal }) => call('listWebhooks', { signal }),
    retry: retryOnReturn(webhookKeys.list),
  });
};

/** Read again after each reading of the list: a removed webhook has none. */
export const useDeliveries = (id: string, listedAt: number) => {
  const queryKey = webhookKeys.deliveries(id, listedAt);
  return useQuery({
    queryKey,
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: ({ signal }) => call('listDeliveries', { params: { id }, signal }),
    retry: retryOnReturn(queryKey),
  });
};

/** A change of webhooks, after which their list is read again. */
const useChange = <Given, Answer>(
  mutationFn: (given: Given) => Promise<Answer>,
  onSuccess?: (answer: Answer) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    ...(onSuccess && { onSuccess }),
    onSettled: () => client.invalidateQueries({ queryKey: webhookKeys.list }),
  });
};

/**
 * Makes one, or changes the given one. `onSaved`: called even if the form was closed meanwhile, because a secret is
 * shown only once.
 */
export const useSaveWebhook = (webhook: Webhook | null, onSaved: (saved: RevealedWebhook) => void) =>
  useChange(
    (body: WebhookCreate) =>
      webhook ? call('updateWebhook', { params: { id: webhook._id }, body }) : call('createWebhook', { body }),
    onSaved,
  );

export const useChangeWebhook = (id: string) =>
  useChange((body: WebhookUpdate) => call('updateWebhook', { params: { id }, body }));

export const useRenewSecret = (id: string, onRevealed: (webhook: RevealedWebhook) => void) =>
  useChange(() => call('renewWebhookSecret', { params: { id } }), onRevealed);

export const useTestWebhook = (id: string) => useChange(() => call('testWebhook', { params: { id } }));

export const useRemoveWebhook = (id: string) => useChange(() => call('deleteWebhook', { params: { id } }));

export const useRepeatDelivery = (id: string) =>
  useChange((deliveryId: string) => call('repeatDelivery', { params: { id, deliveryId } }));
