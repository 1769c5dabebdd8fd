import type { LiveEvents } from '@pinlife/contract/live/events';
import type { Logger } from '../../platform/logger.ts';
import type { Author } from '../../platform/person.ts';
import { type LiveMessage, packMessages } from './stream/message.ts';

const BATCH_MS = 15;
const RETRY_MS = 1_000;

export type LiveBus = ReturnType<typeof createLiveBus>;

type Options = { notify: (payloads: readonly string[]) => Promise<void>; log: Pick<Logger, 'warn'> };

/**
 * Sends changes to all nodes. NOTIFY inside a write would take a lock that all writes share, so changes are sent after
 * the commit, several at once.
 */
export const createLiveBus = ({ notify, log }: Options) => {
  let waiting: LiveMessage[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  const schedule = (delayMs: number) => {
    timer ??= setTimeout(flush, delayMs).unref();
  };

  const flush = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    await sending;
    if (waiting.length === 0) return;
    const messages = waiting;
    waiting = [];
    sending = send(messages);
    await sending;
    sending = null;
  };

  const send = async (messages: readonly LiveMessage[]): Promise<void> => {
    try {
      await notify(packMessages(messages));
    } catch (error) {
      log.warn({ err: error }, 'Open tabs could not be told what changed; they will read everything again.');
      waiting = [{ gap: true }];
      schedule(RETRY_MS);
    }
  };

  const publish = (message: LiveMessage): void => {
    waiting.push(message);
    schedule(BATCH_MS);
  };

  return {
    publishNote({ userId, tab }: Omit<Author, 'sessionId'>, event: Omit<LiveEvents['note'], 'tab'>): void {
      publish({ userId, note: tab === undefined ? event : { ...event, tab } });
    },

    publishNotification(userId: string, notification: LiveEvents['notification']): void {
      publish({ userId, notification });
    },

    publishImport(userId: string, event: LiveEvents['import']): void {
      publish({ userId, import: event });
    },

    publishApps(userId: string): void {
      publish({ userId, apps: {} });
    },

    publishRead(userId: string): void {
      publish({ userId, read: {} });
    },

    publishUser({ userId, tab }: Author): void {
      publish({ userId, user: tab === undefined ? {} : { tab } });
    },

    endSession(userId: string, sessionId: string): void {
      publish({ userId, ended: { sessionId } });
    },

    endSessions(userId: string, { except = null }: { except?: string | null } = {}): void {
      publish({ userId, ended: { except } });
    },

    /** Sends pending messages before the node stops. */
    flush,
  };
};
