import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadeCredential, PasskeyLogin, PasskeyRequest, ProvedCredential } from '@pinlife/contract/passkey/schema';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CallOptions, TestApp } from './app.ts';
import { PASSWORD } from './person.ts';

const ORIGIN = 'http://pinlife.test';
const RP_ID = 'pinlife.test';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x18;
const WITH_KEY = 0x40;
const NO_MODEL = Buffer.alloc(16);

/** False values of a hostile browser or device. */
export type Lie = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  counter?: number;
  isUnverified?: boolean;
  isAbsent?: boolean;
  /** Claims the id of another credential. */
  id?: string;
  userHandle?: string;
  signature?: string;
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A software device with one passkey: ECDSA on P-256. `counts`: it reports how often it was used. */
export const createAuthenticator = ({ counts = false, isSynced = false } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let userHandle = '';
  let uses = 0;

  const describe = (type: string, challenge: string, lie: Lie): string =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? ORIGIN,
        crossOrigin: lie.crossOrigin ?? false,
      }),
    ).toString('base64url');

  const writeData = (lie: Lie, key: Buffer = Buffer.alloc(0)): Buffer => {
    const flags =
      (lie.isAbsent ? 0 : PRESENT) |
      (lie.isUnverified ? 0 : VERIFIED) |
      (isSynced ? SYNCED : 0) |
      (key.length ? WITH_KEY : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? (counts ? ++uses : 0));
    return Buffer.concat([hash(lie.rpId ?? RP_ID), Buffer.from([flags]), counter, key]);
  };

  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const coseKey = Buffer.from(isoCBOR.encode(cose));
  const idLength = Buffer.from([0, id.length]);

  const make = (options: { challenge: string; user: { id: string } }, lie: Lie = {}): MadeCredential => {
    userHandle = options.user.id;
    const authData = writeData(lie, Buffer.concat([NO_MODEL, idLength, id, coseKey]));
    const { fmt, attStmt } = lie.attestation ?? { fmt: 'none', attStmt: new Map() };
    const attestation = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', new Uint8Array(authData)],
    ]);
    const named = lie.id ?? id.toString('base64url');
    return {
      id: named,
      rawId: named,
      type: 'public-key',
      response: {
        clientDataJSON: describe('webauthn.create', options.challenge, lie),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports: isSynced ? ['internal', 'hybrid'] : ['usb'],
      },
    };
  };

  const prove = ({ challenge }: Pick<PasskeyRequest, 'challenge'>, lie: Lie = {}): ProvedCredential => {
    const clientDataJSON = describe('webauthn.get', challenge, lie);
    const data = writeData(lie);
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    const named = lie.id ?? id.toString('base64url');
    return {
      id: named,
      rawId: named,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: lie.signature ?? sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: lie.userHandle ?? userHandle,
      },
    };
  };

  return {
    make,
    prove,
    id: id.toString('base64url'),
    /** The row in the database. */
    row: { credential_id: id, public_key: coseKey, counter: 0 },
    handleOf: (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),

    async register(testApp: TestApp, token: string, name = 'Meera’s phone') {
      const { data } = await testApp.call('startPasskey', { token, body: { password: PASSWORD } });
      return testApp.call('createPasskey', { token, body: { name, credential: make(data) } });
    },

    async logIn(
      testApp: TestApp,
      lie: Lie = {},
      {
        keep = false,
        ...options
      }: Pick<CallOptions<'passkeyLogin'>, 'headers' | 'address'> & Partial<PasskeyLogin> = {},
    ) {
      const { data } = await testApp.call('startPasskeyLogin', options);
      return testApp.call('passkeyLogin', { ...options, body: { credential: prove(data, lie), keep } });
    },
  };
};

const hash = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
