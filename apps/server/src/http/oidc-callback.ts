import { OIDC_CALLBACK_PATH } from '@pinlife/contract/oidc/limits';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { createConcurrencyLimit } from '../platform/load/concurrency-limit.ts';
import type { Caller } from '../platform/person.ts';
import { RequestCaller } from './bind.ts';
import { formatCookie } from './cookies.ts';
import type { Cookie } from './handler.ts';

export type OidcCallback = {
  /** Whether nobody logs in another way. */
  isOnly: boolean;
  /** Where a browser goes that has come back from the provider. Throws 404 where there is none. */
  readAnswer(query: string, caller: Caller): Promise<{ path: string; cookie?: Cookie }>;
};

type Options = { oidcCallback: OidcCallback; trustProxy: TrustedProxies; isSecure: boolean };

/** Each waits for the provider. */
const WAITING = { each: 8, all: 64 };

/** The way back from the provider of OpenID Connect. It is no call: browsers are sent there. */
export const addOidcCallback = (app: FastifyInstance, { oidcCallback, trustProxy, isSecure }: Options): void => {
  const readAddress = createAddressReader(trustProxy);
  const waiting = createConcurrencyLimit(WAITING);
  app.get(OIDC_CALLBACK_PATH, async (request, reply) => {
    const query = request.url.split('?').slice(1).join('?');
    const caller = new RequestCaller(request, readAddress);
    const { path, cookie } = await waiting.admit(addressSubject(caller.address), () =>
      oidcCallback.readAnswer(query, caller),
    );
    if (cookie) reply.header('set-cookie', formatCookie(cookie, isSecure));
    return reply.redirect(path, 303);
  });
};
