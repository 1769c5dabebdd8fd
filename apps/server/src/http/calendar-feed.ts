import { CALENDAR_FEED_PATH, FEED_MAX_AGE_SECONDS } from '@pinlife/contract/calendar/limits';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { AppError } from '../platform/error/app-error.ts';
import type { SentPage } from './public-pages.ts';
import { createSentBytes } from './streams/sent-bytes.ts';

/** Opens the feed of an address. Throws 404 for an unknown one. */
export type CalendarFeeds = { open(token: string, address: string): Promise<SentPage> };

type Options = { calendarFeeds: CalendarFeeds; trustProxy: TrustedProxies };

const EXTENSION = '.ics';
/** The limits of large feeds that are being sent: to one address and in total. */
const SENT_BYTES = { each: 32 * 1024 * 1024, all: 96 * 1024 * 1024 };

/** Serves the calendar feeds at their secret addresses. */
export const addCalendarFeeds = (app: FastifyInstance, { calendarFeeds, trustProxy }: Options): void => {
  const readAddress = createAddressReader(trustProxy);
  const sent = createSentBytes(SENT_BYTES);

  app.get<{ Params: { file: string } }>(`${CALENDAR_FEED_PATH}/:file`, async (request, reply) => {
    const { file } = request.params;
    const address = readAddress(request);
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    if (!file.endsWith(EXTENSION)) throw new AppError('not_found');
    const page = await calendarFeeds.open(file.slice(0, -EXTENSION.length), address);
    reply.headers({
      'cache-control': `private, max-age=${FEED_MAX_AGE_SECONDS}`,
      etag: page.etag,
      vary: 'Accept-Encoding',
    });
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    const encoding = request.headers['accept-encoding']?.includes('gzip') ? 'gzip' : 'identity';
    const subject = addressSubject(address);
    const bytes = await page.encode(encoding, subject);
    sent.take(subject, bytes, reply.raw);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="pinlife.ics"')
      .header('content-length', bytes.length)
      .send(bytes);
  });
};
