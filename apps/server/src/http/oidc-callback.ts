import { OIDC_CALLBACK_PATH } from '@pinlife/contract/oidc/limits';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../config.ts';
import { addressSubject } from '../platform/caller/address-subject.ts';
import { createAddressReader } from '../platform/caller/caller-address.ts';
import { createConcurrencyLimit } from '../platform/load/concurrency-limit.ts';
import type { Caller } from '../platform/person.ts';
import { formatCookie } from './cookies.ts';
import type { Cookie } from './handler.ts';
import { RequestCaller } from './request-caller.ts';

export type OidcCallback = {
  /** Whether the provider is the only way to log in. */
  isOnly: boolean;
  /**
   * Returns the page to which a browser is redirected after it has returned from the provider. Throws 404 if there is no
   * provider.
   */
  readAnswer(query: string, caller: Caller): Promise<{ path: string; cookie?: Cookie }>;
};

type Options = { oidcCallback: OidcCallback; trustProxy: TrustedProxies; isSecure: boolean };

/** Each request waits for the provider. */
const WAITING = { each: 8, all: 64 };

/** The callback of OpenID Connect. It is no call of the contract, because browsers are redirected to it. */
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
