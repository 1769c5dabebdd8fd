import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { COUNTED_FROM_BYTES, createSentBytes } from './streams/sent-bytes.ts';

const MB = 1024 * 1024;
/** The limits of answers being sent, to one person or address and in total. The largest answer has about 6 MB. */
const UNREAD = { each: 64 * MB, all: 256 * MB };

const texts = new WeakMap<Readable, { length: number }>();

/** Sets the text that stays in memory while a stream sends it. Other streams send no faster than they are read. */
export const setText = (stream: Readable, text: string): Readable => {
  texts.set(stream, { length: text.length });
  return stream;
};

const subjects = new WeakMap<FastifyRequest, string>();

/** Sets the person for whom the answer is counted; without one, its address is used. */
export const setAnswerSubject = (request: FastifyRequest, userId: string): void => void subjects.set(request, userId);

/** Limits the bytes of answers that wait in memory until clients receive them, and the time. */
export const limitUnreadAnswers = (app: FastifyInstance, { trustProxy }: { trustProxy: TrustedProxies }): void => {
  const readAddress = createAddressReader(trustProxy);
  const sent = createSentBytes(UNREAD);
  const watch = setInterval(sent.endLate, 1_000).unref();
  app.addHook('onClose', async () => clearInterval(watch));
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = toBytes(payload);
    const held = bytes ?? texts.get(payload as Readable);
    try {
      if (held) sent.take(subjects.get(request) ?? addressSubject(readAddress(request)), held, reply.raw);
    } catch (error) {
      return done(error as Error);
    }
    done(null, bytes ?? payload);
  });
};

/** Returns null for small answers and for streams. */
const toBytes = (payload: unknown): Buffer | null => {
  if (typeof payload === 'string') return payload.length < COUNTED_FROM_BYTES ? null : Buffer.from(payload);
  return Buffer.isBuffer(payload) && payload.length >= COUNTED_FROM_BYTES ? payload : null;
};
