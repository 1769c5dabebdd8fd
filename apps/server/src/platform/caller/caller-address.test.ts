import { expect, it } from 'vitest';
import type { TrustedProxies } from '../../config.ts';
import { createAddressReader } from './caller-address.ts';

const PROXY = '10.0.0.1';

const read = (trusted: TrustedProxies, forwarded: string | undefined, from = PROXY) =>
  createAddressReader(trusted)({
    socket: { remoteAddress: from },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

it.each<[string, TrustedProxies, string | undefined, string]>([
  ['the other end where no proxy is trusted', false, '192.0.2.7', PROXY],
  ['what one proxy says', 1, '192.0.2.7', '192.0.2.7'],
  ['the last entry, however many are forged before it', 1, '203.0.113.1, 203.0.113.2, 192.0.2.7', '192.0.2.7'],
  ['the entry that the first of two proxies wrote', 2, '203.0.113.1, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['the proxy where it says nothing', 1, undefined, PROXY],
  ['the visitor of a proxy in a trusted network', ['10.0.0.0/8'], '203.0.113.1, 192.0.2.7, 10.9.9.9', '192.0.2.7'],
  ['a visitor with IPv6', ['10.0.0.1', '2001:db8::/32'], '2001:db9::7, 2001:db8::1', '2001:db9::7'],
  ['an address with its port', 1, '192.0.2.7:4711', '192.0.2.7'],
  ['an IPv6 address with its port', 1, '[2001:db8::7]:4711', '2001:db8::7'],
  ['the proxy instead of what is no address', 1, 'unknown', PROXY],
  ['the proxy instead of a long text', 1, 'x'.repeat(3000), PROXY],
  ['the proxy instead of what stands before no address', 2, '192.0.2.7, nonsense', PROXY],
])('is %s', (_what, trusted, forwarded, address) => {
  expect(read(trusted, forwarded)).toBe(address);
});

it('trusts a listed address in either spelling, and no other', () => {
  expect(read([PROXY], '192.0.2.7', `::ffff:${PROXY}`)).toBe('192.0.2.7');
  expect(read([PROXY], '192.0.2.7', '10.0.0.2')).toBe('10.0.0.2');
});
