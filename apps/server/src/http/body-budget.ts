import { BODY_MAX_BYTES } from '@pinlife/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createByteBudget } from '../platform/load/byte-budget.ts';

/**
 * Bodies are kept in memory until their call is answered, and may arrive slowly. Limits the bytes of one person or
 * address, and of all.
 */
const BODIES = { each: 16 * BODY_MAX_BYTES, all: 64 * BODY_MAX_BYTES };

/** Throws if there is no room. `subject`: the person or address for whom the bytes are counted. */
export type ReserveBody = (subject: string, request: FastifyRequest, reply: FastifyReply, maxBytes: number) => void;

export const createBodyBudget = (): ReserveBody => {
  const bodies = createByteBudget(BODIES);
  return (subject, request, reply, maxBytes) => {
    const bytes = countBody(request, maxBytes);
    // If the client has disconnected, 'close' was emitted already and the room would never be released.
    if (bytes === 0 || reply.raw.destroyed) return;
    const { release } = bodies.take(subject, bytes, () => request.raw.socket.destroy());
    reply.raw.once('close', release);
  };
};

/** The announced size of a body; the limit if none is announced. */
export const countBody = ({ headers }: FastifyRequest, maxBytes: number): number =>
  headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), maxBytes) : maxBytes;
