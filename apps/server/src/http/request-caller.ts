import { isTabName, TAB_HEADER } from '@pinlife/contract/live/events';
import type { FastifyRequest } from 'fastify';
import type { createAddressReader } from '../platform/caller/caller-address.ts';
import type { Caller } from '../platform/person.ts';
import { parseCookies } from './cookies.ts';

export type AddressReader = ReturnType<typeof createAddressReader>;

/** Enough to recognise browser and system. */
const USER_AGENT_MAX_LENGTH = 300;

/** The caller of a request. Getters, because most calls need none of it. */
export class RequestCaller implements Caller {
  readonly #request: FastifyRequest;
  readonly #readAddress: AddressReader;

  constructor(request: FastifyRequest, readAddress: AddressReader) {
    this.#request = request;
    this.#readAddress = readAddress;
  }

  get address() {
    return this.#readAddress(this.#request);
  }

  get userAgent() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  }

  get acceptLanguage() {
    return this.#request.headers['accept-language'];
  }

  get cookies() {
    return parseCookies(this.#request.headers.cookie);
  }

  get tab() {
    return readTab(this.#request.headers[TAB_HEADER]);
  }
}

const readTab = (header: string | string[] | undefined) =>
  typeof header === 'string' && isTabName(header) ? header : undefined;
