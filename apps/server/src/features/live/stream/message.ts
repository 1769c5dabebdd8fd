import type { LiveEvents } from '@pinlife/contract/live/events';

/** The channel on which nodes tell each other what changed. */
export const LIVE_CHANNEL = 'live';

/** What nodes tell each other. */
export type LiveMessage =
  | { userId: string; note: LiveEvents['note'] }
  | { userId: string; notification: LiveEvents['notification'] }
  | { userId: string; read: LiveEvents['read'] }
  | { userId: string; user: LiveEvents['user'] }
  | { userId: string; import: LiveEvents['import'] }
  /** The named session is over, or all but the kept one. */
  | { userId: string; ended: { sessionId: string } | { except: string | null } }
  /** Something could not be told: whoever shows anything reads it again. */
  | { gap: true };

/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

/** As few payloads as the messages fit into. */
export const packMessages = (messages: readonly LiveMessage[]): string[] => {
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  for (const message of messages) {
    const part = JSON.stringify(message);
    const partBytes = Buffer.byteLength(part) + 1;
    if (bytes + partBytes > MAX_PAYLOAD_BYTES) {
      payloads.push(`[${parts.join(',')}]`);
      parts = [];
      bytes = 0;
    }
    parts.push(part);
    bytes += partBytes;
  }
  return [...payloads, `[${parts.join(',')}]`];
};

export const unpackMessages = (payload: string): LiveMessage[] => JSON.parse(payload);
