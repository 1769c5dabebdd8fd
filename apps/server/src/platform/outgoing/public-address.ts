import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { askNameServers } from './ask-name-servers.ts';

/**
 * Prevents requests into the operator's network (SSRF). Replaces request-filtering-agent, which has its own list of networks
 * and no way to allow a host with its port.
 */

/** Networks that are not public: loopback, private and reserved ranges. */
const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4');
}

/** Public IPv6 addresses are global unicast, except for some reserved ranges. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv6');
}

/** IPv4 addresses inside IPv6: ::ffff:0:0/96 and 64:ff9b::/96. */
const WRAPPED = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;

export const isPublicAddress = (address: string): boolean => {
  if (!isIPv6(address)) return isIP(address) === 4 && !blocked.check(address, 'ipv4');
  // The URL parser writes addresses in canonical form.
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]/`).hostname.slice(1, -1);
  const [, high, low] = WRAPPED.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return isPublicAddress(toIpv4(high, low));
  return globalUnicast.check(canonical, 'ipv6') && !blocked.check(canonical, 'ipv6');
};

const toIpv4 = (high: string, low: string): string =>
  [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255])
    .join('.');

/** Refuses local names and literal private addresses. Other names are checked when they are resolved. */
export const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/i.test(host);
};

export class PrivateAddress extends Error {}

type Ask = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Resolves a name and refuses it if any address is private. The connection itself calls this, so the name cannot
 * resolve differently between check and use.
 */
export const createPublicLookup =
  (ask: Ask = askNameServers): LookupFunction =>
  (hostname, options, callback) => {
    ask(hostname).then(
      (addresses) => {
        const foreign = addresses.find(({ address }) => !isPublicAddress(address));
        const [first] = addresses;
        if (foreign || !first) return callback(new PrivateAddress(`${hostname} has a private address.`), '', 0);
        if (options.all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
