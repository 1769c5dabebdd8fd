import { SECOND_STEP_MINUTES } from '@pinlife/contract/two-step/limits';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Seal } from '../../../platform/secret/seal.ts';

const ticketSchema = z.object({
  /** The fingerprint of the checked password or PIN: the ticket is invalid once it has changed. */
  secretPrint: z.string(),
  isByPassword: z.boolean(),
  keep: z.boolean(),
  /** The identity at the provider to connect to the account. */
  identity: z.object({ issuer: z.string(), subject: z.string() }).nullable(),
  expiresAt: z.number(),
});
type Ticket = z.infer<typeof ticketSchema>;

export type Tickets = ReturnType<typeof createTickets>;

/**
 * The proof of the first step, encrypted and stored by the browser only, until the code is entered. It is no session: only
 * the second step accepts it, and there is no row to delete.
 */
export const createTickets = (seal: Seal, clock: Clock) => ({
  make(userId: string, ticket: Omit<Ticket, 'expiresAt'>): string {
    const expiresAt = clock.now().getTime() + SECOND_STEP_MINUTES * 60_000;
    const sealed = seal.close(Buffer.from(JSON.stringify({ ...ticket, expiresAt })), userId);
    return `${userId}.${sealed.toString('base64url')}`;
  },

  /** Returns null if the ticket is forged, altered or expired. */
  read(text: string): (Ticket & { userId: string }) | null {
    const userId = readTicketOwner(text);
    if (userId === null) return null;
    try {
      const plain = seal.open(Buffer.from(text.slice(userId.length + 1), 'base64url'), userId).toString();
      const ticket = ticketSchema.parse(JSON.parse(plain));
      return ticket.expiresAt > clock.now().getTime() ? { ...ticket, userId } : null;
    } catch {
      return null;
    }
  },
});

/** The person that an unchecked ticket names; null if it is malformed. */
export const readTicketOwner = (text: string): string | null => z.uuid().safeParse(text.split('.', 1)[0]).data ?? null;
