import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The timeout of one question to one name server. */
const TIMEOUT_MS = 2_500;
const TRIES = 2;

/**
 * Resolves a name that a person has entered. The name servers are asked directly: the system's `lookup` occupies one of two
 * threads of this process while they do not answer, and the names of the mail server and the bucket would wait for it. Each
 * question has a separate resolver, as a machine may move to a network with other name servers.
 */
export const askNameServers = async (
  hostname: string,
  { servers, timeoutMs = TIMEOUT_MS }: { servers?: readonly string[]; timeoutMs?: number } = {},
): Promise<LookupAddress[]> => {
  const literal = isIP(hostname);
  if (literal !== 0) return [{ address: hostname, family: literal }];
  const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
};
