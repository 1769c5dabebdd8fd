import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../../config.ts';

/** The fields of a request that are used here. */
type Incoming = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders };

/**
 * Finds the address of the caller. Each trusted proxy vouches only for the address before it, so the list is read from
 * its end. Anything left of an untrusted address may be forged.
 */
export const createAddressReader = (trusted: TrustedProxies) => {
  const isTrusted = createTrust(trusted);
  return ({ socket, headers }: Incoming): string => {
    let address = socket.remoteAddress ?? '';
    if (trusted === false) return address;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',').toReversed();
    for (const [hop, text] of forwarded.entries()) {
      const before = isTrusted(address, hop) ? readAddress(text.trim()) : null;
      // An invalid entry ends the search: entries before it cannot be trusted either.
      if (before === null) break;
      address = before;
    }
    return address;
  };
};

const createTrust = (trusted: TrustedProxies): ((address: string, hop: number) => boolean) => {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, familyOf(address));
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Some proxies write the port too: `192.0.2.7:4711`, `[2001:db8::7]:4711`. */
const readAddress = (text: string): string | null => {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) > 0 ? bare : null;
};
