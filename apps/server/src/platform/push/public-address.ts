import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * The guard against requests into our own network (SSRF). It stands in place of request-filtering-agent:
 * go back to that when more than pushes call addresses that people name.
 */

/** Networks that are not the internet: this machine, its neighbours, and what is reserved. */
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

/** Of IPv6 only the global unicast addresses are public, and of those not all. */
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

/** The last 32 bits of ::ffff:0:0/96 and 64:ff9b::/96 are an IPv4 address that is reached through them. */
const WRAPPED = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;

export const isPublicAddress = (address: string): boolean => {
  if (!isIPv6(address)) return isIP(address) === 4 && !blocked.check(address, 'ipv4');
  // The parser of URLs writes every address in its canonical form.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const [, high, low] = WRAPPED.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return isPublicAddress(toIpv4(high, low));
  return globalUnicast.check(canonical, 'ipv6') && !blocked.check(canonical, 'ipv6');
};

const toIpv4 = (high: string, low: string): string =>
  [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255])
    .join('.');

/** Names that can only mean this machine or its network, and addresses that are written out. */
export const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/i.test(host);
};

export class PrivateAddress extends Error {}

/**
 * Looks a name up and refuses it if any of its addresses is private. It is asked by the connection itself, so that a
 * name cannot change its meaning between the check and the call.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const foreign = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (foreign || !first) return callback(new PrivateAddress(`${hostname} has a private address.`), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
