import type { PushSubscriptionKeys } from '@pinlife/contract/push/schema';

type PushMessage = {
  payload: string;
  /** How long the push service keeps it for a device that is off. */
  keepSeconds: number;
};

export type PushSender = {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether anything could be sent there at all. */
  accepts(subscription: PushSubscriptionKeys): boolean;
  /**
   * Hands a message to the device's push service. `gone`: the device has ended its subscription. Throws
   * `PermanentFailure` where this message will never be taken, anything else where a later attempt may help.
   */
  send(subscription: PushSubscriptionKeys, message: PushMessage, signal: AbortSignal): Promise<'accepted' | 'gone'>;
};
