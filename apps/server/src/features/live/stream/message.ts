import type { LiveEvents } from '@pinlife/contract/live/events';

/** The channel for changes between nodes. */
export const LIVE_CHANNEL = 'live';

/** A message between nodes. */
export type LiveMessage =
  | { userId: string; note: LiveEvents['note'] }
  | { userId: string; notification: LiveEvents['notification'] }
  | { userId: string; read: LiveEvents['read'] }
  | { userId: string; user: LiveEvents['user'] }
  | { userId: string; apps: LiveEvents['apps'] }
  | { userId: string; import: LiveEvents['import'] }
  /** This session has ended, or all but one. */
  | { userId: string; ended: { sessionId: string } | { except: string | null } }
  /** Messages were lost: clients must read everything again. */
  | { gap: true };

/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

/** Packs messages into as few payloads as possible. */
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
