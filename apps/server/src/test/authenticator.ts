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
export type Forgery = {
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

  const describe = (type: string, challenge: string, forgery: Forgery): string =>
    Buffer.from(
      JSON.stringify({
        type: forgery.type ?? type,
        challenge: forgery.challenge ?? challenge,
        origin: forgery.origin ?? ORIGIN,
        crossOrigin: forgery.crossOrigin ?? false,
      }),
    ).toString('base64url');

  const writeData = (forgery: Forgery, key: Buffer = Buffer.alloc(0)): Buffer => {
    const flags =
      (forgery.isAbsent ? 0 : PRESENT) |
      (forgery.isUnverified ? 0 : VERIFIED) |
      (isSynced ? SYNCED : 0) |
      (key.length ? WITH_KEY : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forgery.counter ?? (counts ? ++uses : 0));
    return Buffer.concat([hash(forgery.rpId ?? RP_ID), Buffer.from([flags]), counter, key]);
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

  const make = (options: { challenge: string; user: { id: string } }, forgery: Forgery = {}): MadeCredential => {
    userHandle = options.user.id;
    const authData = writeData(forgery, Buffer.concat([NO_MODEL, idLength, id, coseKey]));
    const { fmt, attStmt } = forgery.attestation ?? { fmt: 'none', attStmt: new Map() };
    const attestation = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', new Uint8Array(authData)],
    ]);
    const named = forgery.id ?? id.toString('base64url');
    return {
      id: named,
      rawId: named,
      type: 'public-key',
      response: {
        clientDataJSON: describe('webauthn.create', options.challenge, forgery),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports: isSynced ? ['internal', 'hybrid'] : ['usb'],
      },
    };
  };

  const prove = ({ challenge }: Pick<PasskeyRequest, 'challenge'>, forgery: Forgery = {}): ProvedCredential => {
    const clientDataJSON = describe('webauthn.get', challenge, forgery);
    const data = writeData(forgery);
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    const named = forgery.id ?? id.toString('base64url');
    return {
      id: named,
      rawId: named,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: forgery.signature ?? sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: forgery.userHandle ?? userHandle,
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
      forgery: Forgery = {},
      {
        keep = false,
        ...options
      }: Pick<CallOptions<'passkeyLogin'>, 'headers' | 'address'> & Partial<PasskeyLogin> = {},
    ) {
      const { data } = await testApp.call('startPasskeyLogin', options);
      return testApp.call('passkeyLogin', { ...options, body: { credential: prove(data, forgery), keep } });
    },
  };
};

const hash = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
