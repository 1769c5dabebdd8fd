import { describe, expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, isPublicHost, PrivateAddress } from './public-address.ts';

const lookUpPublic = createPublicLookup();

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('is private if it is not on the internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    'on the internet is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a host', () => {
  it.each(['localhost', 'database', 'printer.local', 'x.internal', '127.0.0.1', '[::1]', '2130706433', 'localhost.'])(
    'of this machine or its network is refused: %s',
    (host) => {
      expect(isPublicHost(new URL(`https://${host}/`).hostname)).toBe(false);
    },
  );

  it('is looked up when connecting if it has a public name', () => {
    expect(isPublicHost('updates.push.services.mozilla.com')).toBe(true);
  });
});

it('a name that leads to this machine is refused when it is looked up', async () => {
  for (const all of [true, false]) {
    const lookUp = createPublicLookup(async () => [{ address: '127.0.0.1', family: 4 }]);
    const error = await new Promise((resolve) => lookUp('localhost.example.com', { all }, resolve));
    expect(error).toBeInstanceOf(PrivateAddress);
  }
});

it('a name that leads to the internet is answered as the connection asks for it', async () => {
  const look = (all: boolean) =>
    new Promise<unknown[]>((resolve) => lookUpPublic('8.8.8.8', { all }, (...answer) => resolve(answer)));
  expect(await look(false)).toEqual([null, '8.8.8.8', 4]);
  expect(await look(true)).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
});
