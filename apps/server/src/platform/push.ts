import type { PushSubscriptionKeys } from '@pinlife/contract/push/schema';

type PushMessage = {
  payload: string;
  /** How long the push service stores it for a device that is off. */
  keepSeconds: number;
};

export type PushSender = {
  /** The public key that browsers subscribe with. */
  publicKey: string;
  /** Whether the address of this subscription is allowed. */
  accepts(subscription: PushSubscriptionKeys): boolean;
  /**
   * Sends a message to the push service of the device. `gone`: the subscription has ended. Throws `PermanentFailure` if the
   * message will never be accepted; after other errors a retry may help.
   */
  send(subscription: PushSubscriptionKeys, message: PushMessage, signal: AbortSignal): Promise<'accepted' | 'gone'>;
};
